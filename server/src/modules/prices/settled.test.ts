// Tests rule report-settled.
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { LEAVER, VOUCHED, withPauses } from '../../testing/histories/arbitrary.ts';
import {
  disputes,
  ownerReports,
  driverReports,
  sheetReports,
  undo,
} from '../../testing/histories/actions.ts';
import { DIESEL, type Action } from '../../testing/histories/event.ts';

const HERE = { station: 0, fuel: DIESEL };
const HOUR = 60;
const DAY = 24 * HOUR;
let player: HistoryPlayer;
beforeAll(async () => {
  player = await openHistoryPlayer(await openTestDatabase());
});

/** An act, minutes after the one before. */
type Step = [minutes: number, action: Action];
const mapPrice = (price: number): Action => ({
  act: 'import',
  origin: 'open_charge_map',
  price,
  ago: 0,
});
const lock: Action = { act: 'lock', who: LEAVER };
const undoImport = (of: number): Action => ({ act: 'undo import', of });

/** Takes steps. @returns current price and claims before the last step, and after it */
async function play(...steps: readonly Step[]) {
  const events = withPauses(steps);
  await player.begin();
  for (const event of events.slice(0, -1)) await player.play(event);
  const before = await read();
  await player.play(events.at(-1)!);
  return { before, after: await read() };
}

async function read() {
  const { shown } = await player.read(HERE);
  const claims = await player.claims(HERE);
  return {
    shown: shown && `${shown.price} ${shown.origin}`,
    contested: shown?.contested,
    claims: new Map(claims.map(({ label, state }) => [label, state])),
  };
}

// Carla's free price beside a sheet's; the owner's report follows its acceptance.
describe('a withdrawal keeps outcomes of others’ reports that did not depend on it', () => {
  test.each<[string, Step[], Action]>([
    ['a report', [[DAY, driverReports('anna', 1705)]], undo(2)],
    ['a confirmation', [[DAY, driverReports('anna', 'same')]], undo(2)],
    ['what a locked person has reported', [[DAY, driverReports(LEAVER, 1705)]], lock],
    [
      'that somebody is known',
      [
        [DAY, { act: 'vouch', who: VOUCHED }],
        [0, driverReports(VOUCHED, 'same')],
      ],
      { act: 'unvouch', who: VOUCHED },
    ],
    ['an import', [[DAY, mapPrice(1705)]], undoImport(2)],
    ['a merge', [[DAY, { act: 'merge', merged: 1 }]], { act: 'unmerge', of: 2 }],
  ])('%s', async (_, taken, back) => {
    const steps: Step[] = [[0, sheetReports(1700)], ...taken, [0, driverReports('carla', 1690)]];
    const carla = steps.length;
    const { before, after } = await play(...steps, [0, ownerReports(1720)], [5, back]);
    expect(before.claims.get(carla)).toMatch(/^accepted alone/);
    expect(after.claims.get(carla)).toBe(before.claims.get(carla));
    expect(after.shown).toBe('1720 owner');
  });
});

test('locking the author of a months-old confirmation does not change later reports of others', async () => {
  const honest = Array.from({ length: 12 }, (_, week): Step => {
    const who = week % 2 === 0 ? 'anna' : 'bruno';
    return [7 * DAY, driverReports(who, 1690 + week)];
  });
  const { before, after } = await play(
    [0, sheetReports(1700)],
    [HOUR, driverReports(LEAVER, 'same')],
    ...honest,
    [DAY, lock],
  );
  expect([...before.claims.values()].map((state) => state.split(' ')[0])).toEqual(
    honest.map(() => 'accepted'),
  );
  expect(after).toEqual(before);
});

describe('a displayed price stays', () => {
  test.each<[string, Step[], Action, string]>([
    [
      'that somebody known has reported, as another who reported it is locked',
      [
        [5 * HOUR, driverReports(LEAVER, 1670)],
        [DAY, driverReports('anna', 1670)],
        [5 * HOUR, driverReports('anna', 1670)],
      ],
      lock,
      '1670 driver',
    ],
    [
      'that somebody else has confirmed, as who said it is locked',
      [
        [HOUR, driverReports(LEAVER, 1690)],
        [5 * HOUR, driverReports('dario', 'same')],
      ],
      lock,
      '1690 driver',
    ],
    [
      'as an import is undone that said another before',
      [
        [5 * HOUR, mapPrice(1700)],
        [5 * HOUR, driverReports('carla', 1690)],
        [HOUR, driverReports('carla', 1690)],
      ],
      undoImport(2),
      '1690 driver',
    ],
  ])('%s', async (_, steps, back, shown) => {
    const { before, after } = await play([0, sheetReports(1700)], ...steps, [DAY, back]);
    expect([before.shown, after.shown]).toEqual([shown, shown]);
  });
});

test('a claim against an owner’s report needs two again, once the file that had replaced that report is undone', async () => {
  const { before, after } = await play(
    [0, ownerReports(1690)],
    [0, mapPrice(1700)],
    [0, driverReports('anna', 1651)],
    [5, undoImport(2)],
  );
  expect([before.shown, after.shown]).toEqual(['1651 driver', '1690 owner']);
  expect(after.claims.get(3)).toBe('reported');
});

test('an owner’s repeated price becomes current when the first report is withdrawn', async () => {
  const { before, after } = await play(
    [0, sheetReports(1700)],
    [0, ownerReports(1500)],
    [0, ownerReports(1790)],
    [0, ownerReports(1790)],
    [5, undo(3)],
  );
  expect([before.shown, after.shown]).toEqual(['1790 owner', '1790 owner']);
  expect([after.claims.get(3), after.claims.get(4)]).toEqual([
    expect.stringMatching(/^withdrawn author/),
    expect.stringMatching(/^accepted/),
  ]);
});

test('a sheet’s price near an owner’s is held when that is withdrawn', async () => {
  const { before, after } = await play(
    [0, mapPrice(1504)],
    [0, ownerReports(1790)],
    [0, sheetReports(1790)],
    [5, undo(2)],
  );
  expect([before.shown, after.shown]).toEqual(['1790 operator_sheet', '1504 open_charge_map']);
});

test('a dispute needs one when the owner’s recent confirmation was withdrawn', async () => {
  const { before, after } = await play(
    [0, ownerReports(1700)],
    [2 * DAY, ownerReports('same')],
    [0, disputes('anna')],
    [5, undo(2)],
  );
  expect([before.contested, after.contested]).toEqual([false, true]);
});
