/** Alerts about stations and favourites, also of stations that were merged. */
// Tests rules alert-matched, alert-news, alert-wish.
import { expect, test } from 'vitest';
import { registerVerified } from '../../testing/accounts.ts';
import { useAlerting, WISH } from '../../testing/alerts/alerting.ts';
import { merge, newestMerge, undoMerge } from '../../testing/stations/merges.ts';

const a = useAlerting();
const star = (name: string, removed = false) =>
  a
    .db()
    .insertInto('favorite')
    .values({
      user_id: a.anna().user.id,
      station_id: a.stationOf(name),
      removed,
      said_at: a.server().clock.now(),
    })
    .execute();

test('an alert about favourites covers the person’s current ones', async () => {
  await star('Rocca', true);
  await a.wish({ area: undefined, favorites: true });
  await a.costs('Rocca', 1640);
  await a.costs('Borgo', 1630);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  await star('Borgo');
  await a.costs('Borgo', 1620);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Borgo 1620']);
});

test('a merged station is named as the remaining one, and as itself after the merge is undone', async () => {
  const maria = await registerVerified(a.server(), 'maria@example.sm', { role: 'admin' });
  const [kept, merged] = [a.stationOf('Borgo'), a.stationOf('Rocca')];
  const alert = await a.wish({ area: undefined, business_ids: [merged] });
  await star('Rocca');
  await a.wish({ area: undefined, favorites: true, below: 1.66 });
  expect((await merge(a.server(), maria, kept, merged)).statusCode).toBe(200);
  await a.run();
  expect(await a.alerts()).toMatchObject([
    { favorites: true },
    { id: alert.id, business_ids: [kept], business_names: ['Borgo'] },
  ]);
  await a.costs('Borgo', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Borgo 1640, Borgo 1640']);
  const { id } = (await newestMerge(a.server(), maria, kept))!;
  expect((await undoMerge(a.server(), maria, Number(id))).statusCode).toBe(200);
  await a.run();
  a.at('2026-11-24 10:00');
  await a.costs('Borgo', 1600);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  await a.costs('Rocca', 1630);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1630, Rocca 1630']);
});

test('a pause keeps what undoing a merge needs', async () => {
  const maria = await registerVerified(a.server(), 'maria@example.sm', { role: 'admin' });
  const [kept, merged] = [a.stationOf('Borgo'), a.stationOf('Rocca')];
  const alert = await a.wish({ area: undefined, business_ids: [merged] });
  await merge(a.server(), maria, kept, merged);
  for (const paused of [true, false]) {
    const draft = { ...WISH, area: undefined, business_ids: [kept], paused };
    expect((await a.ask('PUT', `/user/alerts/${alert.id}`, draft)).statusCode).toBe(200);
  }
  const { id } = (await newestMerge(a.server(), maria, kept))!;
  await undoMerge(a.server(), maria, Number(id));
  expect(await a.alerts()).toMatchObject([{ business_ids: [merged] }]);
});

test('of two favourites merged into one station the newer choice counts', async () => {
  const maria = await registerVerified(a.server(), 'maria@example.sm', { role: 'admin' });
  await star('Borgo');
  a.pass(1);
  await star('Rocca', true);
  await merge(a.server(), maria, a.stationOf('Borgo'), a.stationOf('Rocca'));
  await a.run();
  await a.wish({ area: undefined, favorites: true });
  await a.server().board.refresh();
  const saving = { ...WISH, area: undefined, below: undefined, saving: { euro: 1, litres: 40 } };
  const refused = await a.ask('POST', '/user/alerts', { ...saving, favorites: true });
  expect(refused.json()).toMatchObject({ code: 'alert_price_none' });
  await a.costs('Borgo', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test.each([
  ['was removed', true, []],
  ['is set', false, ['anna: Borgo 1640']],
] as const)(
  'of merged favourites the newer choice holds: star %s',
  async (_, removed, messages) => {
    const maria = await registerVerified(a.server(), 'maria@example.sm', { role: 'admin' });
    await star('Rocca', !removed);
    a.pass(1);
    await star('Borgo', removed);
    await merge(a.server(), maria, a.stationOf('Borgo'), a.stationOf('Rocca'));
    await a.wish({ area: undefined, favorites: true });
    await a.run();
    await a.costs('Borgo', 1640);
    await a.run();
    expect(await a.takeMessages()).toEqual(messages);
  },
);

test('a price that comes with a merge causes no second message', async () => {
  const maria = await registerVerified(a.server(), 'maria@example.sm', { role: 'admin' });
  await a.wish();
  a.pass(10);
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
  a.at('2026-11-24 10:00');
  await merge(a.server(), maria, a.stationOf('Borgo'), a.stationOf('Rocca'));
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('a station of both areas is named in each, with the area of the alert', async () => {
  await a.station('Confine', { areas: ['SM', 'confine'] });
  await a.costs('Confine', 1700);
  await a.run();
  await a.wish({ area: 'confine' });
  await a.costs('Confine', 1640);
  await a.run();
  expect(await a.news()).toMatchObject([{ name: 'Confine', area: 'confine' }]);
});

test('a closed station causes no message', async () => {
  await a.wish({ area: undefined, business_ids: [a.stationOf('Rocca')] });
  await a.costs('Rocca', 1640);
  await a.db().updateTable('station').set({ closed_at: a.server().clock.now() }).execute();
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});
