// What trust costs honest people: the real changes of 17 stations of the belt, said by 50 drivers with slips, by the table
// of today and by the rules until 2d87d461, where two people who agreed were believed.
// npm run bench -- trust            what docs/security.md says of it
// npm run bench -- trust --vary     five known drivers who make half of the reports, by other numbers of the table; some minutes
import { medals, withPrice } from '../server/src/modules/prices/evaluate/medals.ts';
import { bar, table } from './parts/figures.mjs';
import { readPriceHistory } from './parts/data/price-history.mjs';
import { RulesBefore } from './parts/trust/before.mjs';
import { firstRankDays, play, shareWithin } from './parts/trust/figures.mjs';
import { TableRules } from './parts/trust/table.mjs';
import { randomFrom, truthOf, wordsOf } from './parts/trust/truth.mjs';

const SEEDS = [1, 2, 3, 4, 5];
const HOURS = [1, 3, 12];
const PER_DAY = [10, 30, 100];
/** How many of the 50 are known, and which share of the reports is theirs. */
const KNOWN = [
  { known: 0, share: 0 },
  { known: 1, share: 0.02 },
  { known: 1, share: 0.1 },
  { known: 1, share: 0.5 },
  { known: 5, share: 0.1 },
  { known: 5, share: 0.5 },
];
/** Points that five known drivers who make half of the reports may cost (issue 38). */
const POINTS = 10;
/** Each number of the table, lower and higher. */
const VARIED = {
  'as it is': {},
  'free within 10 ‰': { limits: { freePermille: 10 } },
  'free within 30 ‰': { limits: { freePermille: 30 } },
  'one within 40 ‰': { limits: { knownPermille: 40 } },
  'one within 100 ‰': { limits: { knownPermille: 100 } },
  'two agree on the thousandth': { patience: { agreePermille: 0 } },
  'two agree within 10 ‰': { patience: { agreePermille: 10 } },
  "a driver's word is worth 2 days": { settings: [['medal_days_driver', { value1: '2' }]] },
  "a driver's word is worth 5 days": { settings: [['medal_days_driver', { value1: '5' }]] },
  'of medals the gold alone': { moves: movesGold },
  'the gold alone, free within 30 ‰': { moves: movesGold, limits: { freePermille: 30 } },
  'the same, words worth 5 days': {
    moves: movesGold,
    limits: { freePermille: 30 },
    settings: [['medal_days_driver', { value1: '5' }]],
  },
  'whatever medal moves': { moves: () => false },
};

const percent = (share) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanOf = (runs, valueOf) => percent(mean(runs.map(valueOf)));
const rowsOf = (choices) => PER_DAY.flatMap((perDay) => choices.map((one) => ({ perDay, ...one })));
const nameOf = ({ perDay, known, share }) => [
  String(perDay),
  known === 0 ? 'none' : `${known} with ${Math.round(100 * share)} %`,
];

const history = await readPriceHistory();
if (!history) console.log('No observations here: nothing was measured.');
else if (process.argv.includes('--vary')) vary();
else {
  const rows = rowsOf(KNOWN).map((row) => ({ ...row, runs: eachSeed(row) }));
  showRanks(rows);
  showShares(rows.filter(({ known }) => known > 0));
  showFirstDays();
}

/** Plays a row with each seed, by today's rules and by those before. */
function eachSeed(row, changed, hasBefore = true) {
  return SEEDS.map((seed) => {
    const random = randomFrom(seed);
    const truth = truthOf(history, random);
    const words = wordsOf(truth, row, random);
    const rules = new TableRules(truth.beltAt, changed);
    const today = play(truth, words, rules);
    const before = hasBefore ? play(truth, words, new RulesBefore()) : undefined;
    return { today, before, heard: rules.heard };
  });
}

function showRanks(rows) {
  console.log(
    `Said changes that rank within 1, 3 and 12 h; from ${history.what}, mean of ${SEEDS.length}:\n`,
  );
  const both = (name) => [`${name} today`, 'before'];
  table(
    [
      'reports a day',
      'known',
      ...HOURS.flatMap((hours) => both(`${hours} h,`)),
      ...both('rank at noon,'),
      ...both('of these right,'),
    ],
    rows.map((row) => {
      const sides = (valueOf) =>
        ['today', 'before'].map((side) => meanOf(row.runs, (run) => valueOf(run[side])));
      return [
        ...nameOf(row),
        ...HOURS.flatMap((hours) => sides((figures) => shareWithin(figures, hours))),
        ...sides(({ noons }) => noons.ranks / noons.all),
        ...sides(({ noons }) => noons.right / noons.ranks),
      ];
    }),
  );
  for (const { perDay, runs } of rows.filter(({ known, share }) => known === 5 && share === 0.5)) {
    const lost = HOURS.map(
      (hours) =>
        100 *
        mean(
          runs.map(({ today, before }) => shareWithin(before, hours) - shareWithin(today, hours)),
        ),
    );
    bar(
      `five known who make half of ${perDay} reports a day: ${lost.map((points) => points.toFixed(1)).join(', ')} points fewer, at most ${POINTS}`,
      lost.every((points) => points <= POINTS),
    );
  }
}

function showShares(rows) {
  console.log("\nKnown drivers' words that were heard as anybody's, as their share was used up:\n");
  table(
    ['reports a day', 'known', 'heard as anybody’s'],
    rows.map(({ runs, ...row }) => [
      ...nameOf(row),
      meanOf(runs, ({ heard }) => heard.asAnybody / heard.known),
    ]),
  );
}

/** Without an owner, a feed or an administrator's word. */
function showFirstDays() {
  console.log(
    '\nDays from the first word until a price ranks, and wears a medal, where nobody but drivers says any:\n',
  );
  const daysOf = (row, makeRules) => {
    const days = SEEDS.map((seed) => {
      const random = randomFrom(seed);
      const truth = truthOf(history, random);
      return firstRankDays(wordsOf(truth, row, random), makeRules(truth));
    });
    return days.includes(undefined) ? 'never' : mean(days).toFixed(1);
  };
  table(
    ['reports a day', 'known', 'today', 'before'],
    rowsOf([1, 2, 5].flatMap((known) => [0.1, 0.5].map((share) => ({ known, share })))).map(
      (row) => [
        ...nameOf(row),
        daysOf(row, ({ beltAt }) => new TableRules(beltAt)),
        daysOf(row, () => new RulesBefore()),
      ],
    ),
  );
}

function movesGold(ranked, word, areas, fuel) {
  const goldOf = (prices) =>
    areas
      .map((area) =>
        medals(prices, area)
          .match(/\d+ gold/g)
          ?.join(),
      )
      .join();
  return goldOf(ranked) !== goldOf(withPrice(ranked, word, areas, fuel));
}

function vary() {
  for (const row of rowsOf([{ known: 5, share: 0.5 }])) {
    console.log(`${row.perDay} reports a day:\n`);
    table(
      ['', ...HOURS.map((hours) => `${hours} h`), 'rank at noon', 'of these right'],
      Object.entries(VARIED).map(([name, changed]) => {
        const runs = eachSeed(row, changed, false).map(({ today }) => today);
        return [
          name,
          ...HOURS.map((hours) => meanOf(runs, (run) => shareWithin(run, hours))),
          meanOf(runs, ({ noons }) => noons.ranks / noons.all),
          meanOf(runs, ({ noons }) => noons.right / noons.ranks),
        ];
      }),
    );
  }
}
