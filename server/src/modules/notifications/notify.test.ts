// Tests rule inbox-entries.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ANNA, asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { newsOf } from '../../testing/notifications/news.ts';
import { sessionJob } from '../accounts/sessions.ts';
import { forgetOldNotifications } from './inbox.ts';
import { notify } from './notify.ts';

let server: TestApp;
let anna: Session;
let eva: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  anna = await registerVerified(server, 'anna@example.sm');
  eva = await registerVerified(server, 'eva@example.sm');
});
afterAll(() => server.close());

const db = () => server.database.kysely;
const addMessage = async (
  who: Session,
  channels: readonly ('push' | 'mail')[] = ['push', 'mail'],
) => {
  const params = { news: [newsOf()], night: false };
  const at = server.clock.now();
  return await notify(db(), { userId: who.user.id, at, kind: 'alert', params, channels });
};
const deliveries = async () =>
  await db()
    .selectFrom('delivery')
    .select(['notification_id', 'channel', 'next_at', 'expires_at', 'tries'])
    .orderBy('notification_id')
    .orderBy('expires_at')
    .execute();

test('a message is stored as figures, and its deliveries wait until they expire', async () => {
  const id = await addMessage(anna);
  const row = await db().selectFrom('notification').selectAll().executeTakeFirstOrThrow();
  expect(row).toEqual({
    id,
    user_id: anna.user.id,
    at: new Date('2026-11-21T08:00:00Z'),
    kind: 'alert',
    params: { news: [newsOf()], night: false },
    read_at: null,
  });
  const waits = { notification_id: id, next_at: new Date('2026-11-21T08:00:00Z'), tries: 0 };
  expect(await deliveries()).toEqual([
    { ...waits, channel: 'push', expires_at: new Date('2026-11-21T09:00:00Z') },
    { ...waits, channel: 'mail', expires_at: new Date('2026-11-21T20:00:00Z') },
  ]);
});

test('deliveries expire at 22', async () => {
  server.clock.set('2026-11-21T20:54:00Z');
  await addMessage(anna);
  const ends = (await deliveries()).map(({ expires_at }) => expires_at.toISOString());
  expect(ends).toEqual(['2026-11-21T21:00:00.000Z', '2026-11-21T21:00:00.000Z']);
});

test('a message without channels is not sent', async () => {
  await addMessage(anna, []);
  expect(await deliveries()).toEqual([]);
});

test('messages are deleted after thirty days, with their deliveries', async () => {
  await addMessage(anna);
  server.clock.advance(1);
  const young = await addMessage(eva);
  server.clock.set('2026-12-21T08:00:00Z');
  const { run } = sessionJob(db(), server.clock, forgetOldNotifications);
  await run(AbortSignal.timeout(60_000));
  await run(AbortSignal.timeout(60_000));
  const rows = await db().selectFrom('notification').select('id').execute();
  expect(rows).toEqual([{ id: young }]);
  expect((await deliveries()).map((row) => row.notification_id)).toEqual([young, young]);
});

test('messages are deleted with their account, and those of others stay', async () => {
  await addMessage(anna);
  const kept = await addMessage(eva);
  const answer = await server.app.inject({
    method: 'DELETE',
    url: '/api/user',
    headers: asUser(anna),
    payload: { password: ANNA.password },
  });
  expect(answer.statusCode).toBe(200);
  expect(await db().selectFrom('notification').select('id').execute()).toEqual([{ id: kept }]);
  expect((await deliveries()).map((row) => row.notification_id)).toEqual([kept, kept]);
});

test("the export has the person's own messages as texts", async () => {
  await addMessage(eva);
  server.clock.advance(60_000);
  await addMessage(anna);
  const url = '/api/user/export';
  const answer = await server.app.inject({ url, headers: asUser(anna) });
  expect(answer.json()).toMatchObject({
    user: { notifications_read_until: null },
    notifications: [
      {
        at: '2026-11-21T08:01:00.000Z',
        title: 'Diesel 1,689 a Domagnano',
        text: 'Alla Rocca, 7 min fa: il pieno da 45 l costa 3,10 € meno di prima.',
        read_at: null,
      },
    ],
  });
  expect(answer.json<{ notifications: unknown[] }>().notifications).toHaveLength(1);
});
