// Tests rule alert-quiet.
import { expect, test } from 'vitest';
import { useAlerting } from '../../testing/alerts/alerting.ts';
import { driving } from '../../testing/prices/drivers.ts';

const a = useAlerting();
const drive = driving(a.server);

test('no message is sent at night; at seven one message has all that still holds', async () => {
  await a.wish();
  await a.wish({ area: undefined, business_ids: [a.stationOf('Borgo')] });
  a.at('2026-11-23 22:00');
  await a.costs('Rocca', 1640);
  await a.run();
  a.at('2026-11-24 03:00');
  await a.costs('Borgo', 1645);
  await a.run();
  a.at('2026-11-24 06:59');
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  a.at('2026-11-24 07:00');
  await a.run();
  expect(await a.takeMessages()).toEqual(['☾ anna: Rocca 1640, Borgo 1645']);
  a.pass(60);
  await a.costs('Borgo', 1600);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('a price that fell in the night and rose again causes no message', async () => {
  await a.wish();
  a.at('2026-11-23 23:00');
  await a.costs('Rocca', 1640);
  await a.run();
  a.at('2026-11-24 05:00');
  await a.costs('Rocca', 1700);
  await a.run();
  a.at('2026-11-24 07:00');
  await a.run();
  a.at('2026-11-25 07:00');
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('by seven a driver’s price of the night has waited long enough, one of five to seven has not', async () => {
  await a.wish();
  const bruno = await drive.known('bruno@example.sm');
  const reports = (name: string, price: number) =>
    drive.report(bruno, { price }, { at: a.stationOf(name), sure: true });
  a.at('2026-11-23 23:00');
  await reports('Rocca', 1640);
  await a.run();
  a.at('2026-11-24 06:55');
  await reports('Borgo', 1600);
  await a.run();
  a.at('2026-11-24 07:00');
  await a.run();
  expect(await a.takeMessages()).toEqual(['☾ anna: Rocca 1640']);
});

test('a fall by day is not marked as of the night', async () => {
  await a.wish();
  a.at('2026-11-24 06:59');
  await a.run();
  a.at('2026-11-24 07:00');
  await a.run();
  a.pass(1);
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('a server that starts in the night evaluates at seven', async () => {
  await a.wish();
  a.at('2026-11-24 02:00');
  await a.costs('Rocca', 1640);
  const started = a.evaluating();
  await a.run(started);
  expect(await a.takeMessages()).toEqual([]);
  a.at('2026-11-24 07:00');
  await a.run(started);
  expect(await a.takeMessages()).toEqual(['☾ anna: Rocca 1640']);
});
