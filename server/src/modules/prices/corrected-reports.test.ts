// Tests rule report-limits.
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { inTurn } from '../../testing/histories/arbitrary.ts';
import { disputes, driverReports, sheetReports, undo } from '../../testing/histories/actions.ts';
import {
  DIESEL,
  MINUTE_MS,
  type Action,
  type HistoryEvent,
} from '../../testing/histories/event.ts';

const PLACE = { station: 0, fuel: DIESEL };
let player: HistoryPlayer;
beforeAll(async () => {
  player = await openHistoryPlayer(await openTestDatabase());
});

async function play(actions: readonly Action[]) {
  await player.begin();
  for (const event of inTurn(actions)) await player.play(event);
  return { ...(await player.read(PLACE)), claims: await player.claims(PLACE) };
}

/** Old enough that one known driver can contest it. */
const OLD = { ...sheetReports(1700), ago: 1500 } as Action;
const SAME = driverReports('bruno', 'same');
/** Needs two known drivers, so the price stays. */
const CORRECTED = driverReports('bruno', 1590);

test('a confirmation that its author corrected no longer outvotes a dispute', async () => {
  const before = [OLD, disputes('anna'), SAME];
  expect(await play(before)).toMatchObject({ shown: { contested: false } });
  expect(await play([...before, CORRECTED])).toMatchObject({
    shown: { price: 1700, contested: true },
  });
});

test('a confirmation that its author corrected no longer rejects a reported price', async () => {
  const before = [OLD, driverReports('carla', 1650), SAME];
  expect((await play(before)).claims[0]!.state).toMatch(/^rejected drivers/);
  const corrected = [...before, CORRECTED];
  expect((await play(corrected)).claims[0]).toMatchObject({ price: 1650, state: 'reported' });
  const again = (await play([...corrected, undo(4)])).claims[0];
  expect(again).toEqual((await play(before)).claims[0]);
});

/** Corrections of a confirmation that is settled and not evaluated again. */
const SETTLED: [string, [minutes: number, action: Action][]][] = [
  [
    'as another report is withdrawn three days later',
    [
      [60, driverReports('anna', 'same')],
      [30, driverReports('anna', 1690)],
      [72 * 60 - 20, driverReports('carla', 1695)],
      [5, undo(4)],
    ],
  ],
  [
    'as stations were merged between both',
    [
      [60, driverReports('anna', 'same')],
      [10, { act: 'merge', merged: 1 }],
      [10, driverReports('anna', 1690)],
    ],
  ],
];

test.each(SETTLED)('a confirmation that is settled can be corrected, %s', async (_, steps) => {
  const events: HistoryEvent[] = inTurn([sheetReports(1700)]);
  for (const [minutes, action] of steps) {
    const { label, at } = events.at(-1)!;
    events.push(...inTurn([action], { label, at: at + minutes * MINUTE_MS }));
  }
  await player.begin();
  for (const event of events) await player.play(event);
  expect((await player.read(PLACE)).shown).toMatchObject({ price: 1690 });
});
