// Tests rules alert-matched, alert-news, alert-told.
import { expect, test } from 'vitest';
import { useAlerting } from '../../testing/alerts/alerting.ts';

const a = useAlerting();

test('a price that falls below the limit causes one message, with its station, age and saving', async () => {
  const alert = await a.wish({ litres: 45 });
  expect(await a.takeMessages()).toEqual([]);
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.news()).toEqual([
    {
      alert_id: alert.id,
      decade: 20,
      mode: 'self',
      unit: 'litre',
      business_id: a.stationOf('Rocca'),
      name: 'Rocca',
      locality: 'Rocca-luogo',
      area: 'SM',
      price: 1640,
      said_at: '2026-11-23T08:00:00.000Z',
      fill: 45,
      saving_cents: 270,
      than: 'before',
    },
  ]);
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
  a.pass(30);
  await a.costs('Borgo', 1710);
  await a.run();
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  const [kept] = await a.alerts();
  expect(kept!.told).toEqual({
    at: '2026-11-23T08:00:00.000Z',
    price: 1.64,
    business_id: a.stationOf('Rocca'),
  });
});

test('the first evaluation takes the ranked prices as they are, so that the next change is news', async () => {
  await a.wish();
  await a.db().deleteFrom('alert_progress').execute();
  const look = a.evaluating();
  await look();
  await a.costs('Rocca', 1640);
  await a.run(look);
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('a price above the limit, or of another fuel, area or mode causes no message', async () => {
  await a.wish({ below: 1.639 });
  await a.wish({ decade: 10 });
  await a.wish({ area: 'confine' });
  await a.wish({ mode: 'served' });
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('when many stations fall in one run, one message names the best for each alert', async () => {
  await a.wish();
  await a.wish({ area: undefined, business_ids: [a.stationOf('Borgo')] });
  await a.costs('Rocca', 1600);
  await a.costs('Borgo', 1610);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1600, Borgo 1610']);
});

test('a message has all matching alerts, and each alert uses its own channels', async () => {
  for (let below = 1.641; below < 1.6465; below += 0.001) await a.wish({ below });
  const last = await a.wish({ channels: ['push'] });
  await a.costs('Rocca', 1640);
  await a.run();
  const ids = (await a.news()).map(({ alert_id }) => alert_id);
  expect(ids).toHaveLength(7);
  expect(ids).toContain(last.id);
});

test('a price that falls in steps is waited for, a minute at most', async () => {
  await a.wish();
  await a.costs('Rocca', 1649);
  await a.look();
  await a.costs('Rocca', 1645);
  await a.look();
  expect(await a.takeMessages()).toEqual([]);
  await a.look();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1645']);
  a.at('2026-11-24 09:00');
  for (const price of [1644, 1643, 1642]) {
    await a.costs('Rocca', price);
    await a.look();
    a.pass(0.5);
  }
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1642']);
});

test('on the day of a message a further fall is reported at seven of the next, with the prices of then', async () => {
  await a.wish();
  await a.costs('Rocca', 1640);
  await a.run();
  await a.takeMessages();
  a.pass(60);
  await a.costs('Rocca', 1630);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  a.pass(60);
  await a.costs('Rocca', 1635);
  await a.run();
  a.at('2026-11-24 06:59');
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  a.at('2026-11-24 07:00');
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1635']);
});

test('a further fall on that day that is undone causes no message', async () => {
  await a.wish();
  await a.costs('Rocca', 1640);
  await a.run();
  await a.takeMessages();
  await a.costs('Rocca', 1630);
  await a.run();
  await a.costs('Rocca', 1640);
  await a.run();
  a.at('2026-11-24 07:00');
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('on another day only a lower price causes a message', async () => {
  await a.wish();
  await a.costs('Rocca', 1640);
  await a.run();
  await a.takeMessages();
  a.at('2026-11-24 10:00');
  await a.costs('Borgo', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  await a.costs('Borgo', 1639);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Borgo 1639']);
});

test('a price that rose above the limit causes a message when it falls again', async () => {
  await a.wish();
  await a.costs('Rocca', 1640);
  await a.run();
  await a.takeMessages();
  a.at('2026-11-24 10:00');
  await a.costs('Rocca', 1660);
  await a.run();
  a.pass(15);
  await a.run();
  await a.costs('Rocca', 1648);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1648']);
});

test('where the known price is gone, another one causes a message even if it is dearer', async () => {
  await a.wish();
  await a.costs('Rocca', 1640);
  await a.run();
  await a.takeMessages();
  a.at('2026-11-24 10:00');
  await a.costs('Rocca', 1690);
  await a.costs('Borgo', 1649);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Borgo 1649']);
});

test('a rise corrected within 15 minutes does not make the price before news', async () => {
  await a.wish({ litres: 45 });
  await a.costs('Rocca', 1640);
  await a.run();
  await a.takeMessages();
  a.at('2026-11-24 10:00');
  await a.costs('Rocca', 1940);
  await a.run();
  a.pass(10);
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  await a.costs('Rocca', 1630);
  await a.run();
  expect(await a.news()).toMatchObject([{ price: 1630, saving_cents: 45 }]);
});

test('of several alerts the one with the largest saving comes first', async () => {
  await a.wish({ litres: 10 });
  await a.wish({ litres: 60, area: undefined, business_ids: [a.stationOf('Borgo')] });
  await a.costs('Rocca', 1630);
  await a.costs('Borgo', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Borgo 1640, Rocca 1630']);
});
