/** Who gets no messages, and when an alert is paused. */
// Tests rules alert-unopened, alert-wish.
import { expect, test } from 'vitest';
import { registerVerified } from '../../testing/accounts.ts';
import { useAlerting } from '../../testing/alerts/alerting.ts';
import { inTransaction } from '../../db/transaction.ts';
import { markOpened } from './mark-opened.ts';
import { readProgress } from './progress.ts';

const a = useAlerting();

/** A price at noon of a day. */
async function fallOn(day: number, price: number): Promise<string[]> {
  a.at(`2026-11-${day} 12:00`);
  await a.costs('Rocca', price);
  await a.run();
  return await a.takeMessages();
}

test('after five unopened messages the sixth announces that the alert is paused', async () => {
  const alert = await a.wish();
  for (let day = 23; day < 28; day += 1) {
    const price = 1640 - day;
    expect(await fallOn(day, price)).toEqual([`anna: Rocca ${price}`]);
  }
  expect(await fallOn(28, 1600)).toEqual(['anna: alert_paused']);
  expect(await a.alerts()).toMatchObject([{ id: alert.id, paused: 'unopened' }]);
  expect(await fallOn(29, 1590)).toEqual([]);
});

test('opening one restarts the count, and a resumed alert reports later falls', async () => {
  const alert = await a.wish();
  for (let day = 23; day < 28; day += 1) await fallOn(day, 1640 - day);
  await inTransaction(a.db(), (tx) => markOpened(tx, a.anna().user.id, a.server().clock.now()));
  expect(await fallOn(28, 1600)).toEqual(['anna: Rocca 1600']);
  await a.db().updateTable('alert').set({ unopened: 5 }).execute();
  expect(await fallOn(29, 1590)).toEqual(['anna: alert_paused']);
  const { channels, ...kept } = alert;
  const draft = { decade: kept.decade, area: kept.area, below: kept.below, channels };
  await a.server().board.refresh();
  await a.ask('PUT', `/user/alerts/${alert.id}`, { ...draft, paused: false });
  expect(await fallOn(30, 1590)).toEqual([]);
  expect(await fallOn(30, 1580)).toEqual(['anna: Rocca 1580']);
});

test('opening older messages does not count for an alert’s message', async () => {
  await a.wish();
  await fallOn(23, 1640);
  const before = new Date(a.server().clock.now().getTime() - 1);
  await inTransaction(a.db(), (tx) => markOpened(tx, a.anna().user.id, before));
  const { unopened } = await a
    .db()
    .selectFrom('alert')
    .select('unopened')
    .executeTakeFirstOrThrow();
  expect(unopened).toBe(1);
});

test('users who switched notifications off, locked users and paused alerts cause no message', async () => {
  const bruno = await registerVerified(a.server(), 'bruno@example.sm');
  const carla = await registerVerified(a.server(), 'carla@example.sm');
  await a.wish();
  await a.wish({}, bruno);
  await a.wish({ paused: true }, carla);
  await a.ask('PUT', '/user', { notifications: false });
  await a
    .db()
    .updateTable('app_user')
    .set({ is_active: false })
    .where('id', '=', bruno.user.id)
    .execute();
  expect(await fallOn(23, 1640)).toEqual([]);
});

test('what waits for the next seven is dropped for users without notifications', async () => {
  await a.wish();
  await fallOn(23, 1640);
  await fallOn(23, 1630);
  await a.ask('PUT', '/user', { notifications: false });
  a.at('2026-11-24 07:00');
  await a.run();
  expect(await readProgress(a.db(), a.server().clock.now())).toMatchObject({ isDue: false });
  expect(await a.takeMessages()).toEqual([]);
});

test('a deleted alert or account leaves nothing', async () => {
  const alert = await a.wish({ area: undefined, business_ids: [a.stationOf('Rocca')] });
  await a.wish();
  expect((await a.ask('DELETE', `/user/alerts/${alert.id}`)).statusCode).toBe(204);
  expect(await fallOn(23, 1640)).toEqual(['anna: Rocca 1640']);
  await a.db().deleteFrom('app_user').execute();
  for (const table of ['alert', 'alert_station', 'notification'] as const) {
    expect(await a.db().selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('demo, doubtful, contested and stale prices cause no message', async () => {
  await a.wish();
  for (const change of [{ doubtful: true }, { contested: true }, { source: 'demo' as const }]) {
    await a.costs('Rocca', 1640);
    await a.db().updateTable('current_price').set(change).execute();
    await a.run();
    expect(await a.takeMessages()).toEqual([]);
  }
});
