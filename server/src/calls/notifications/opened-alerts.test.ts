import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { Notification } from '@pieno/contract/notifications/notifications.ts';
import { useAlerting } from '../../testing/alerts/alerting.ts';

const a = useAlerting();

const inbox = async () => (await a.ask('GET', '/user/notifications')).json<Notification[]>();
const unopened = async () => {
  const rows = await a.db().selectFrom('alert').select('unopened').orderBy('id').execute();
  return rows.map((row) => row.unopened);
};
/** Prices fall on the following days, at nine. */
const falls = async (day: number, prices: Readonly<Record<string, number>>) => {
  a.at(`2026-11-${day} 09:00`);
  for (const [name, price] of Object.entries(prices)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await a.costs(name, price);
  }
  await a.run();
};

test("an alert's message is in the inbox as sentences, and opening it counts for that alert only", async () => {
  await a.wish({ area: undefined, business_ids: [a.stationOf('Rocca')], litres: 45 });
  await a.wish({ area: undefined, business_ids: [a.stationOf('Borgo')] });
  await falls(24, { Rocca: 1640 });
  await falls(25, { Borgo: 1630 });
  const [second, first] = (await inbox()) as [Notification, Notification];
  expect(first).toMatchObject({
    title: 'Diesel 1,640 a Rocca-luogo',
    text: 'Rocca, ieri: il pieno da 45 l costava 2,70 € meno di prima.',
    link: `/business/${a.stationOf('Rocca')}?avviso=${first.id}`,
  });
  expect(second.text).toBe('Borgo, adesso: costa 1,630 € al litro.');
  expect(await unopened()).toEqual([1, 1]);
  await a.ask('PUT', '/user/notifications/read', { id: first.id });
  expect(await unopened()).toEqual([0, 1]);
  await a.ask('PUT', '/user/notifications/read', { until: second.at });
  expect(await unopened()).toEqual([0, 0]);
});

test('one message about two alerts is opened for both', async () => {
  await a.wish({ area: undefined, business_ids: [a.stationOf('Rocca')] });
  await a.wish({ area: undefined, business_ids: [a.stationOf('Borgo')] });
  await falls(24, { Rocca: 1640, Borgo: 1630 });
  const [both] = (await inbox()) as [Notification];
  expect(both).toMatchObject({
    title: '2 prezzi che aspettavi',
    text: 'Diesel 1,630 a Borgo-luogo, adesso; Diesel 1,640 a Rocca-luogo, adesso.',
    link: `/ranking/20?avviso=${both.id}`,
  });
  expect(await unopened()).toEqual([1, 1]);
  await a.ask('PUT', '/user/notifications/read', { id: both.id });
  expect(await unopened()).toEqual([0, 0]);
});

test.runIf(inject('engine').kind === 'postgres')(
  'opening messages waits for the evaluation of the alerts, before an alert is locked',
  async () => {
    const alert = await a.wish();
    await falls(24, { Rocca: 1640 });
    const evaluating = await a.db().startTransaction().execute();
    await sql`select from app_user where id = ${a.anna().user.id} for key share`.execute(
      evaluating,
    );
    const until = a.server().clock.now().toISOString();
    const opened = a.ask('PUT', '/user/notifications/read', { until });
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(a.db());
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    await sql`select from alert where id = ${alert.id} for update nowait`.execute(evaluating);
    await evaluating.commit().execute();
    expect((await opened).statusCode).toBe(204);
    expect(await unopened()).toEqual([0]);
  },
);
