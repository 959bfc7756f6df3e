// Tests rule report-settled.
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { LEAVER, VOUCHED, withPauses } from '../../testing/histories/arbitrary.ts';
import { disputes, driverReports, sheetReports, undo } from '../../testing/histories/actions.ts';
import { DIESEL, type Action } from '../../testing/histories/event.ts';

const HERE = { station: 0, fuel: DIESEL };
const HOUR = 60;
const DAY = 24 * HOUR;
let player: HistoryPlayer;
beforeAll(async () => {
  player = await openHistoryPlayer(await openTestDatabase());
});

async function play(...steps: [minutes: number, action: Action][]) {
  const events = withPauses(steps);
  await player.begin();
  for (const event of events) await player.play(event);
  const { shown } = await player.read(HERE);
  const claims = await player.claims(HERE);
  const states = claims.map(({ label, state }) => `${label} ${state.split(' 2026')[0]}`);
  return { shown, states, at: (label: number) => events[label - 1]!.at };
}

test('a price that an administrator accepted stays when its author is locked', async () => {
  const { shown, states } = await play(
    [0, sheetReports(1700)],
    [0, driverReports(LEAVER, 1504)],
    [0, { act: 'decide', isRight: true }],
    [0, driverReports(LEAVER, 'same')],
    [HOUR, driverReports(LEAVER, 1500)],
    [0, { act: 'lock', who: LEAVER }],
  );
  expect(shown).toMatchObject({ price: 1504, origin: 'driver' });
  expect(states[0]).toBe('2 accepted maria');
});

test('an author vouched for later still counts as unknown before, when another report is withdrawn', async () => {
  const { shown, states } = await play(
    [0, sheetReports(1700)],
    [0, driverReports('dario', 'same')],
    [0, driverReports(VOUCHED, 1651)],
    [0, driverReports('carla', 'same')],
    [0, { act: 'vouch', who: VOUCHED }],
    [0, undo(2)],
  );
  expect(shown).toMatchObject({ price: 1651, supporters: 1 });
  // Carla confirmed the price displayed at that time.
  expect(states).toEqual(['3 accepted alone']);
});

test('a correction replaces the author’s confirmation of the last hour, but no older one', async () => {
  const { shown, at } = await play(
    [0, { ...sheetReports(1700), ago: 2 * DAY }],
    [0, driverReports('anna', 'same')],
    [2 * HOUR, driverReports('dario', 1690)],
    [0, driverReports('carla', 'same')],
    [HOUR + 1, driverReports('anna', 'same')],
    [10, driverReports('anna', 1590)],
  );
  expect(shown).toMatchObject({ price: 1690, knownConfirmedAt: at(2) });
});

test('a confirmation counts again once its correction is withdrawn, also for later reports', async () => {
  const { shown } = await play(
    [0, { ...sheetReports(1700), ago: 2 * DAY }],
    [0, disputes('anna')],
    [0, driverReports('bruno', 'same')],
    [0, driverReports('bruno', 1590)],
    [0, undo(4)],
    [20, driverReports('carla', 1650)],
  );
  expect(shown).toMatchObject({ price: 1700, contested: false });
});

test('an owner who was not asked has decided nothing, also after another report is withdrawn', async () => {
  const { shown, states } = await play(
    [0, sheetReports(1700)],
    [0, driverReports('anna', 'same')],
    [0, { act: 'owner', price: 1690, isUnsure: true }],
    [0, undo(2)],
  );
  expect(shown).toMatchObject({ price: 1690, origin: 'owner' });
  expect(states).toEqual(['3 accepted']);
});
