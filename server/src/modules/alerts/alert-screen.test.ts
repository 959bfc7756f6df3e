/** What the screen showed when an alert was made, edited or resumed is no news, even if it is evaluated later. */
// Tests rule alert-wish.
import { expect, test } from 'vitest';
import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import { useAlerting, WISH } from '../../testing/alerts/alerting.ts';
import { driving } from '../../testing/prices/drivers.ts';

const a = useAlerting();
const drive = driving(a.server);
const change = async ({ id }: Alert, more: object) => {
  await a.server().board.refresh();
  const answer = await a.ask('PUT', `/user/alerts/${id}`, { ...WISH, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
};
const messagesAt = async (wall: string) => {
  a.at(wall);
  await a.run();
  return await a.takeMessages();
};

test.each<[string, () => Promise<() => Promise<unknown>>]>([
  ['made', async () => () => a.wish()],
  [
    'edited',
    async () => {
      const alert = await a.wish({ below: 1.641 });
      return () => change(alert, { below: 1.65 });
    },
  ],
  [
    'resumed',
    async () => {
      const alert = await a.wish({ paused: true });
      return () => change(alert, { paused: false });
    },
  ],
])('a fall of the night is not notified to an alert that was %s after it', async (_, prepare) => {
  const act = await prepare();
  a.at('2026-11-23 23:00');
  await a.costs('Rocca', 1640);
  await a.run();
  a.at('2026-11-23 23:30');
  await act();
  expect(await messagesAt('2026-11-24 07:00')).toEqual([]);
  await a.costs('Rocca', 1630);
  expect(await messagesAt('2026-11-24 10:00')).toEqual(['anna: Rocca 1630']);
});

test('a repeated price is as old as before', async () => {
  a.at('2026-11-23 23:00');
  await a.costs('Rocca', 1640);
  a.at('2026-11-23 23:30');
  await a.wish();
  a.at('2026-11-24 06:00');
  await a.costs('Rocca', 1640);
  expect(await messagesAt('2026-11-24 07:00')).toEqual([]);
});

test('a price that rose above since, and fell again, causes a message', async () => {
  await a.costs('Rocca', 1640);
  await a.run();
  a.pass(10);
  await a.wish();
  await a.costs('Rocca', 1700);
  await a.run();
  a.pass(15);
  await a.run();
  await a.costs('Rocca', 1648);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1648']);
});

test('a driver’s waiting price causes no message for an alert made meanwhile', async () => {
  a.pass(1);
  const bruno = await drive.known('bruno@example.sm');
  await drive.report(bruno, { price: 1640 }, { at: a.stationOf('Rocca'), sure: true });
  await a.run();
  a.pass(5);
  await a.wish();
  expect(await messagesAt('2026-11-23 10:00')).toEqual([]);
});
