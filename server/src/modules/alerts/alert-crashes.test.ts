/** Two processes, a crash in the middle, another database: each message is in the inbox once. */
// Tests rule alert-told.
import { text as textIn } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { recordNow } from '../../testing/stations/owners.ts';
import { dump, readOnce } from '../backups/dump.ts';
import { load } from '../backups/load.ts';
import { Board } from '../board/board.ts';
import { useAlerting } from '../../testing/alerts/alerting.ts';
import { evaluate } from './evaluate.ts';
import { lookOut } from './evaluator.ts';

const a = useAlerting();

test('two processes that evaluate at once send one message', async () => {
  await a.wish({ channels: ['push', 'mail'] });
  const parts = { db: a.db(), clock: a.server().clock };
  const looks = [1, 2].map(() => lookOut({ ...parts, board: new Board(a.db(), parts.clock) }));
  await a.costs('Rocca', 1640);
  for (let time = 0; time < 3; time += 1) await Promise.all(looks.map((look) => look()));
  expect(await a.db().selectFrom('delivery').select('channel').execute()).toHaveLength(2);
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('the next run sends what was not committed, once', async () => {
  await a.wish();
  await a.costs('Rocca', 1640);
  await sql`create function crash() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`.execute(
    a.db(),
  );
  await sql`create trigger crash before insert on notification for each row execute function crash()`.execute(
    a.db(),
  );
  await expect(a.run()).rejects.toThrow('killed');
  await sql`drop function crash cascade`.execute(a.db());
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('in another database nothing from before is sent', async () => {
  const alert = await a.wish({ channels: ['mail'] });
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
  await a.costs('Rocca', 1630);
  await a.run();
  const { id: notification_id } = await a
    .db()
    .insertInto('notification')
    .values({ user_id: a.anna().user.id, at: new Date(0), kind: 'test', params: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await a
    .db()
    .insertInto('delivery')
    .values({ notification_id, channel: 'mail', next_at: new Date(0), expires_at: new Date(0) })
    .execute();
  const session = await a.db().selectFrom('user_session').select('id').executeTakeFirstOrThrow();
  await a
    .db()
    .insertInto('push_subscription')
    .values({
      session_id: session.id,
      endpoint: 'https://push.example',
      p256dh: 'a',
      auth: 'b',
      key_mark: 'c',
      created_at: new Date(0),
    })
    .execute();
  // As after a restore.
  await sql`update migration set applied_at = applied_at + interval '1 second'`.execute(a.db());
  a.at('2026-11-24 07:00');
  await a.run();
  for (const table of ['delivery', 'push_subscription'] as const) {
    expect(await a.db().selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await a.takeMessages()).toEqual(['anna: test']);
  await a.costs('Rocca', 1600);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1600']);
  expect(await a.alerts()).toMatchObject([{ id: alert.id }]);
});

test('a process with an outdated board sends nothing again, and undoes nothing', async () => {
  await a.wish();
  const board = new Board(a.db(), a.server().clock);
  await board.refresh();
  const { version } = board;
  const lagging = { rankings: [...board.rankings], version, refresh: async () => undefined };
  await a.costs('Rocca', 1640);
  await a.run();
  await evaluate({ db: a.db(), clock: a.server().clock, board: lagging }, { isNight: false });
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('a restored back-up sends nothing about earlier changes, and a new change once', async () => {
  await a.wish();
  await a.costs('Rocca', 1640);
  const given = { at: '2026-11-23T08:00:00.000Z', open: false, secret_mark: null };
  const text = await a
    .server()
    .database.withoutTimeouts((db) => readOnce(db, (tx) => textIn(dump(tx, given))));
  const database = await openTestDatabase();
  const db = database.kysely;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  async function* lines() {
    yield* text.trimEnd().split('\n');
  }
  await database.withoutTimeouts((executor) => inTransaction(executor, (tx) => load(tx, lines())));
  const { clock } = a.server();
  const look = lookOut({ db, clock, board: new Board(db, clock) });
  const messages = async () => {
    await a.run(look);
    return (await db.selectFrom('notification').select('id').execute()).length;
  };
  expect(await messages()).toBe(0);
  await recordNow({ ...a.server(), database }, a.stationOf('Borgo'), { 20: 1630 });
  expect(await messages()).toBe(1);
  expect(await messages()).toBe(1);
});
