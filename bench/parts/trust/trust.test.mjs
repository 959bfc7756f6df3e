import { expect, test } from 'vitest';
import { RulesBefore } from './before.mjs';
import { firstRankDays, play, shareWithin } from './figures.mjs';
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
  expect(rules.heard.asAnybody).toBeLessThanOrEqual(rules.heard.known);
});

test.each([
  ['a third station of a known driver is heard as anybody’s', () => 1_700, 1_644, 1],
  [
    'but not where the belt has moved there',
    (_fuel, at) => (at < BEGIN + DAY ? 1_600 : 1_700),
    1_700,
    0,
  ],
])('%s', (_what, beltAt, from, asAnybody) => {
  const rules = new TableRules(beltAt);
  const stations = [1, 2, 3, 4, 5, 6];
  for (const stationId of stations) {
    rules.begin({ stationId, fuelTypeId: 10 }, 1_600 + stationId * 4, BEGIN);
  }
  for (const [hour, stationId] of [4, 5, 6].entries()) {
    const at = BEGIN + DAY + (1 + hour) * HOUR;
    const price = from + stationId * 4;
    rules.say({ stationId, fuelTypeId: 10, price, person: 'anna', isKnown: true, at });
  }
  expect(rules.heard).toEqual({ known: 3, asAnybody });
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
