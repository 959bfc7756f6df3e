import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { inTurn } from '../../testing/histories/arbitrary.ts';
import {
  ownerReports,
  driverReports,
  sheetReports,
  undo,
} from '../../testing/histories/actions.ts';
import { DIESEL, type Action } from '../../testing/histories/event.ts';

let player: HistoryPlayer;
beforeAll(async () => {
  player = await openHistoryPlayer(await openTestDatabase());
});

const NO: Action = { act: 'decide', isRight: false };

// A withdrawn report leaves no trace, even if it was rejected before (rules report-undo, report-limits).
test.each([
  ['the owner', ownerReports('same')],
  ['an administrator', NO],
])('a report that %s rejected, once withdrawn, allows another at once', async (_, rejects) => {
  await player.begin();
  const actions = [
    sheetReports(1700),
    driverReports('carla', 1650),
    rejects,
    undo(2),
    driverReports('carla', 1651),
  ];
  for (const event of inTurn(actions)) await player.play(event);
  expect(await player.read({ station: 0, fuel: DIESEL })).toMatchObject({
    reported: { price: 1651 },
  });
});

test('a withdrawn report does not count against its author', async () => {
  await player.begin();
  const rejected = inTurn([ownerReports(1700), driverReports('carla', 1650), ownerReports('same')]);
  const before = await player.records(['carla']);
  for (const event of rejected) await player.play(event);
  expect(await player.records(['carla'])).toMatchObject([{ rejected: 1 }]);
  for (const event of inTurn([undo(2)], rejected.at(-1))) await player.play(event);
  expect(await player.records(['carla'])).toEqual(before);
});
