// Tests rule report-settled.
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { LEAVER, VOUCHED, withPauses } from '../../testing/words/arbitrary.ts';
import { disputes, ownerSays, says, sheetSays, undo } from '../../testing/words/deeds.ts';
import { DIESEL, type Deed } from '../../testing/words/word.ts';

const HERE = { station: 0, fuel: DIESEL };
const HOUR = 60;
const DAY = 24 * HOUR;
let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase());
});

/** An act, minutes after the one before. */
type Step = [minutes: number, deed: Deed];
const mapSays = (price: number): Deed => ({
  act: 'import',
  origin: 'open_charge_map',
  price,
  ago: 0,
});
const lock: Deed = { act: 'lock', who: LEAVER };
const undoImport = (of: number): Deed => ({ act: 'undo import', of });

/** Takes steps. @returns current price and claims before the last step, and after it */
async function tell(...steps: readonly Step[]) {
  const said = withPauses(steps);
  await words.begin();
  for (const word of said.slice(0, -1)) await words.say(word);
  const before = await read();
  await words.say(said.at(-1)!);
  return { before, after: await read() };
}

async function read() {
  const { shown } = await words.read(HERE);
  const claims = await words.claims(HERE);
  return {
    shown: shown && `${shown.price} ${shown.origin}`,
    contested: shown?.contested,
    claims: new Map(claims.map(({ label, state }) => [label, state])),
  };
}

// Carla's free price beside a sheet's; the owner's report follows its acceptance.
describe('a withdrawal keeps outcomes of others’ reports that did not depend on it', () => {
  test.each<[string, Step[], Deed]>([
    ['a report', [[DAY, says('anna', 1705)]], undo(2)],
    ['a confirmation', [[DAY, says('anna', 'same')]], undo(2)],
    ['what a locked person has said', [[DAY, says(LEAVER, 1705)]], lock],
    [
      'that somebody is known',
      [
        [DAY, { act: 'vouch', who: VOUCHED }],
        [0, says(VOUCHED, 'same')],
      ],
      { act: 'unvouch', who: VOUCHED },
    ],
    ['an import', [[DAY, mapSays(1705)]], undoImport(2)],
    ['a merge', [[DAY, { act: 'merge', merged: 1 }]], { act: 'unmerge', of: 2 }],
  ])('%s', async (_, taken, back) => {
    const steps: Step[] = [[0, sheetSays(1700)], ...taken, [0, says('carla', 1690)]];
    const carla = steps.length;
    const { before, after } = await tell(...steps, [0, ownerSays(1720)], [5, back]);
    expect(before.claims.get(carla)).toMatch(/^accepted alone/);
    expect(after.claims.get(carla)).toBe(before.claims.get(carla));
    expect(after.shown).toBe('1720 owner');
  });
});

test('locking the author of a months-old confirmation does not change later reports of others', async () => {
  const honest = Array.from({ length: 12 }, (_, week): Step => {
    const who = week % 2 === 0 ? 'anna' : 'bruno';
    return [7 * DAY, says(who, 1690 + week)];
  });
  const { before, after } = await tell(
    [0, sheetSays(1700)],
    [HOUR, says(LEAVER, 'same')],
    ...honest,
    [DAY, lock],
  );
  expect([...before.claims.values()].map((state) => state.split(' ')[0])).toEqual(
    honest.map(() => 'accepted'),
  );
  expect(after).toEqual(before);
});

describe('a displayed price stays', () => {
  test.each<[string, Step[], Deed, string]>([
    [
      'that somebody known has said, as another who said it is locked',
      [
        [5 * HOUR, says(LEAVER, 1670)],
        [DAY, says('anna', 1670)],
        [5 * HOUR, says('anna', 1670)],
      ],
      lock,
      '1670 driver',
    ],
    [
      'that somebody else has confirmed, as who said it is locked',
      [
        [HOUR, says(LEAVER, 1690)],
        [5 * HOUR, says('dario', 'same')],
      ],
      lock,
      '1690 driver',
    ],
    [
      'as an import is undone that said another before',
      [
        [5 * HOUR, mapSays(1700)],
        [5 * HOUR, says('carla', 1690)],
        [HOUR, says('carla', 1690)],
      ],
      undoImport(2),
      '1690 driver',
    ],
  ])('%s', async (_, steps, back, shown) => {
    const { before, after } = await tell([0, sheetSays(1700)], ...steps, [DAY, back]);
    expect([before.shown, after.shown]).toEqual([shown, shown]);
  });
});

test('a claim against an owner’s report needs two again, once the file that had replaced that report is undone', async () => {
  const { before, after } = await tell(
    [0, ownerSays(1690)],
    [0, mapSays(1700)],
    [0, says('anna', 1651)],
    [5, undoImport(2)],
  );
  expect([before.shown, after.shown]).toEqual(['1651 driver', '1690 owner']);
  expect(after.claims.get(3)).toBe('reported');
});

test('an owner’s repeated price becomes current when the first report is withdrawn', async () => {
  const { before, after } = await tell(
    [0, sheetSays(1700)],
    [0, ownerSays(1500)],
    [0, ownerSays(1790)],
    [0, ownerSays(1790)],
    [5, undo(3)],
  );
  expect([before.shown, after.shown]).toEqual(['1790 owner', '1790 owner']);
  expect([after.claims.get(3), after.claims.get(4)]).toEqual([
    expect.stringMatching(/^withdrawn author/),
    expect.stringMatching(/^accepted/),
  ]);
});

test('a sheet’s price near an owner’s is held when that is withdrawn', async () => {
  const { before, after } = await tell(
    [0, mapSays(1504)],
    [0, ownerSays(1790)],
    [0, sheetSays(1790)],
    [5, undo(2)],
  );
  expect([before.shown, after.shown]).toEqual(['1790 operator_sheet', '1504 open_charge_map']);
});

test('a dispute needs one when the owner’s recent confirmation was withdrawn', async () => {
  const { before, after } = await tell(
    [0, ownerSays(1700)],
    [2 * DAY, ownerSays('same')],
    [0, disputes('anna')],
    [5, undo(2)],
  );
  expect([before.contested, after.contested]).toEqual([false, true]);
});
