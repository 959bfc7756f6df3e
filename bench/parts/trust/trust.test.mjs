import { expect, test } from 'vitest';
import { RulesBefore } from './before.mjs';
import { capped, firstRankDays, play, shareWithin } from './figures.mjs';
import { TableRules } from './table.mjs';
import { DAY, FUELS, HOUR, randomFrom, truthOf, wordsOf } from './truth.mjs';

const BEGIN = Date.parse('2026-03-12T06:00:00Z');
/** Five stations whose prices lie far apart, so that only the first three wear medals; every third day all go up a cent. */
const history = {
  from: BEGIN,
  to: BEGIN + 30 * DAY,
  series: [1, 2, 3, 4, 5].flatMap((station) =>
    FUELS.map((id) => ({
      station: String(station),
      fuel: { id },
      words: Array.from({ length: 10 }, (_, step) => [
        BEGIN - DAY + step * 3 * DAY,
        1_500 + station * 50 + step * 10,
      ]),
    })),
  ),
};

test.each([
  ['by 10 ‰, said by somebody', 1_720, ['b'], { table: 1_720, before: 1_720 }],
  ['by 40 ‰, said by somebody', 1_768, ['b'], { table: 1_700, before: 1_700 }],
  ['by 40 ‰, said by two', 1_768, ['b', 'c'], { table: 1_700, before: 1_768 }],
  ['by 40 ‰, said by a known one', 1_768, ['known'], { table: 1_768, before: 1_700 }],
  ['to the gold, said by a known one', 1_640, ['known'], { table: 1_700, before: 1_700 }],
  [
    'to the gold, said by two known',
    1_640,
    ['known', 'known too'],
    { table: 1_640, before: 1_640 },
  ],
])('a step of the last of four %s', (_, price, people, shown) => {
  const last = { stationId: 4, fuelTypeId: 10 };
  const rules = { table: new TableRules(() => 1_675), before: new RulesBefore() };
  for (const [name, one] of Object.entries(rules)) {
    for (const stationId of [1, 2, 3, 4]) {
      one.begin({ stationId, fuelTypeId: 10 }, 1_650 + (stationId - 1) * 16, BEGIN);
    }
    one.begin(last, 1_700, BEGIN + 1);
    for (const [index, person] of people.entries()) {
      const isKnown = person.startsWith('known');
      one.say({ ...last, price, person, isKnown, at: BEGIN + (index + 1) * HOUR });
    }
    expect(one.shown(last, BEGIN + DAY), name).toEqual({ price: shown[name], ranks: true });
  }
});

test('a tiny truth is said and measured', () => {
  const random = randomFrom(1);
  const truth = truthOf(history, random, 4);
  expect(truth.prices).toHaveLength(8);
  const words = wordsOf(truth, { perDay: 40, known: 5, share: 0.5 }, random);
  const rules = new TableRules(truth.beltAt);
  const [today, before] = [play(truth, words, rules), play(truth, words, new RulesBefore())];
  expect(today.said.length).toBe(before.said.length);
  expect(today.all).toBeGreaterThan(8);
  expect(shareWithin(today, 12)).toBeGreaterThan(0.9);
  expect(shareWithin(before, 12)).toBeGreaterThan(0.9);
  expect(capped(truth, today, rules.effects)).toMatchObject({ delayed: 0 });
});

test('a cap of four stations holds the fifth in a day, unless the belt has jumped', () => {
  const said = [1, 2, 3, 4, 4, 5].map((stationId, hour) => {
    const at = BEGIN + DAY + hour * HOUR;
    return { stationId, fuelTypeId: 10, at, ranksAt: at, isNear: true };
  });
  const truth = { begin: BEGIN, end: BEGIN + 3 * DAY, beltAt: () => 1_700 };
  const cap = capped(truth, { said }, said);
  expect(cap).toMatchObject({ held: 1 / 6, delayed: 1 / 6 });
  expect(cap.byDay).toEqual([0, 5, 0, 0, 0, 0]);
  const jumped = { ...truth, beltAt: (_, at) => (at < BEGIN + DAY ? 1_600 : 1_700) };
  expect(capped(jumped, { said }, said)).toMatchObject({ held: 0, delayed: 0 });
});

test('of one known driver and no firm word nothing ever ranks, of two it does', () => {
  const random = randomFrom(1);
  const truth = truthOf(history, random, 4);
  const daysWith = (known) => {
    const words = wordsOf(truth, { perDay: 20, known, share: 0.5 }, random);
    return firstRankDays(words, new TableRules(truth.beltAt));
  };
  expect(daysWith(1)).toBeUndefined();
  expect(daysWith(2)).toBeLessThan(1);
});
