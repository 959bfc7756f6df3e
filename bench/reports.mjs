// What the driver's lines of the gate make of real changes and of slips: each change of an installation's observations
// (DATABASE_URL or DATA_DIR), else of the belt's history, is told as by a driver. And how many reports a server takes,
// what others wait for while one network sends 300 at once (`ONLY=CROWD` measures that alone), and what becomes of those
// who report, sign in and read on a busy machine (`ONLY=BUSY`).
import { deviatesBeyond } from '../contract/src/prices/report-gate.ts';
import { gateLimits } from '../server/src/modules/prices/evaluate/gate-limits.ts';
import { evaluateClaim } from '../server/src/modules/prices/evaluate/gate.ts';
import { median } from '../server/src/median.ts';
import { busyMachine } from './parts/load/busy.mjs';
import { crowdedWrites } from './parts/load/crowd.mjs';
import { EMBEDDED } from './parts/engines.mjs';
import { bar, table, whole } from './parts/figures.mjs';
import { readPriceHistory, wordAt } from './parts/data/price-history.mjs';
import { reportsPerSecond } from './parts/load/report-load.mjs';

const DAY = 86_400_000;
/** A neighbour's price counts for the reference as long as it is fresh, days. */
const FRESH_DAYS = 8;
const limits = gateLimits(new Map());

/** Milliseconds that a write of somebody else may take meanwhile, on the embedded database. */
const OTHERS_MS = 1_000;

const { ONLY: only } = process.env;
const history = only ? undefined : await readPriceHistory();
if (only) {
  // Nothing else is wanted.
} else if (!history || history.series.length === 0) {
  console.log('No observations here: nothing was measured.');
} else {
  const changes = changesOf(history);
  console.log(`${whole(changes.length)} changes from ${history.what}, told by a driver:\n`);
  table(
    ['what is said', 'asked or refused', 'held or refused when sure', 'shown, within 20 ‰', 'said'],
    [
      ['the real price', (price) => [price]],
      ['the digits around the comma swapped', swapsOf(0)],
      ['the first two decimals swapped', swapsOf(1)],
      ['the last two decimals swapped', swapsOf(2)],
      ['ten cents too much or too little', (price) => [price - 100, price + 100]],
      ['twenty cents too much or too little', (price) => [price - 200, price + 200]],
      ['the price of 30 ‰ less, to take the gold', (price) => [Math.round(price * 0.97)]],
    ].map(([what, saidOf]) => [what, ...sharesOf(changes, saidOf)]),
  );
}

if (!only) {
  console.log();
  table(
    ['`POST /price-reports`', 'requests', 'a second', 'CPU for each, ms'],
    await reportsPerSecond(),
  );
}

for (const { engine, crowd, crowdMs, others } of only === 'BUSY' ? [] : await crowdedWrites()) {
  const answered = `${crowd.join(', ')}; the last after ${whole(crowdMs)} ms`;
  console.log(`300 reports at once of five accounts of one network, ${engine}: ${answered}\n`);
  table(
    ['meanwhile', 'longest of three before, ms', 'longest, ms', 'writes', 'not answered with 200'],
    others.map(({ what, calm, longest, count, failed }) => [
      what,
      whole(calm),
      whole(longest),
      whole(count),
      failed.join(' ') || '–',
    ]),
  );
  if (engine !== EMBEDDED) continue;
  const isMet = others.every(({ longest, failed }) => longest <= OTHERS_MS && failed.length === 0);
  bar(`On the ${engine} every write of another is done within ${whole(OTHERS_MS)} ms`, isMet);
}

if (only !== 'CROWD') {
  table(
    [
      'on a busy machine',
      '12 report, 4 sign in, 200 read',
      'calls',
      'answered',
      'p50, ms',
      'longest, ms',
    ],
    (await busyMachine()).map((row) =>
      row.map((cell) => (typeof cell === 'number' ? whole(cell) : cell)),
    ),
  );
}

/** Each change of a price, with the price before and the median of the others of its fuel then. */
function changesOf({ series, from }) {
  return series.flatMap(({ station, fuel, words }) => {
    const others = series.filter((other) => other.fuel === fuel && other.station !== station);
    return words.flatMap(([at, price], index) => {
      const before = words[index - 1];
      if (!before || before[1] === price || at < from + FRESH_DAYS * DAY) return [];
      const fresh = others
        .map((other) => wordAt(other.words, at))
        .filter((word) => word && at - word[0] <= FRESH_DAYS * DAY)
        .map(([, other]) => other);
      const reference = fresh.length >= limits.referenceMin ? median(fresh) : undefined;
      return [{ fuel, at, price, before, reference }];
    });
  });
}

function sharesOf(changes, saidOf) {
  let [asked, kept, free, all] = [0, 0, 0, 0];
  for (const change of changes) {
    for (const price of saidOf(change.price)) {
      all += 1;
      const first = outcomeOf(change, price, false);
      if (first !== 'reported') asked += 1;
      const sure = outcomeOf(change, price, true);
      if (sure !== 'reported') kept += 1;
      const [, last] = change.before;
      if (sure === 'reported' && !deviatesBeyond(price, last, limits.freePermille)) free += 1;
    }
  }
  const share = (part) => `${((100 * part) / all).toFixed(1)} %`;
  return [share(asked), share(kept), share(free), whole(all)];
}

function outcomeOf({ fuel, at, before: [lastAt, last], reference }, price, isConfirmed) {
  const now = new Date(at);
  const claim = { stationId: 1, fuelTypeId: fuel.id, unit: fuel.unit, price, observedAt: now };
  const facts = {
    fuel,
    sells: new Set([fuel.decade]),
    reference,
    anchor: reference,
    last: { price: last, observedAt: new Date(lastAt) },
    isWithdrawn: false,
    waiting: undefined,
  };
  return evaluateClaim(claim, facts, { origin: 'driver', isConfirmed, now, limits }).outcome;
}

/** Makes the function that swaps a digit of a price with the next one, where they differ. @param at 0: the euros */
function swapsOf(at) {
  return (price) => {
    const digits = String(price).padStart(4, '0').split('');
    const swapped = digits.with(at, digits[at + 1]).with(at + 1, digits[at]);
    return digits[at] === digits[at + 1] ? [] : [Number(swapped.join(''))];
  };
}
