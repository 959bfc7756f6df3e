// Tests rule inbox-entries.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Notification } from '@pieno/contract/notifications/notifications.ts';
import { notify } from '../../modules/notifications/notify.ts';
import { listInbox, unreadCounts } from '../../modules/notifications/inbox.ts';
import { asGuest, asUser, enterAsGuest, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { newsOf } from '../../testing/notifications/news.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
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
/** Sends a message; a minute passes with each. */
const addMessage = async (who: Session, alert_id = '1') => {
  server.clock.advance(MINUTE);
  const params = { news: [newsOf({ alert_id })], night: false };
  const at = server.clock.now();
  return await notify(db(), { userId: who.user.id, at, kind: 'alert', params, channels: [] });
};
const inbox = async (who: Session) => {
  const answer = await server.app.inject({ url: '/api/user/notifications', headers: asUser(who) });
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json<Notification[]>();
};
const count = async ({ user }: Session) =>
  (await unreadCounts(db(), [anna.user.id, eva.user.id], server.clock.now())).get(user.id);
/** The ids of unread messages; the count must match. */
const unread = async (who: Session) => {
  const ids = (await inbox(who)).filter(({ read }) => !read).map(({ id }) => id);
  expect(await count(who)).toBe(ids.length);
  return ids;
};
const read = (who: Session, payload: object) =>
  server.app.inject({
    method: 'PUT',
    url: '/api/user/notifications/read',
    headers: asUser(who),
    payload,
  });
const nowText = () => server.clock.now().toISOString();

/** Creates an alert that has notified and was not opened since. @returns its id */
const addAlert = async (who: Session, told_at: Date | null = server.clock.now()) => {
  const { id } = await db()
    .insertInto('alert')
    .values({
      user_id: who.user.id,
      decade: 20,
      target: 'area',
      area: 'SM',
      below: 1_700,
      channels: ['push'],
      created_at: server.clock.now(),
      told_at,
      unopened: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const unopened = async () => {
  const rows = await db().selectFrom('alert').select('unopened').orderBy('id').execute();
  return rows.map((row) => row.unopened);
};

test("the inbox holds the user's own messages as sentences, newest first, and no others", async () => {
  const first = await addMessage(anna);
  await addMessage(eva);
  const second = await addMessage(anna);
  expect(await inbox(anna)).toMatchObject([
    { id: second, at: '2026-11-21T08:03:00.000Z' },
    {
      id: first,
      at: '2026-11-21T08:01:00.000Z',
      kind: 'alert',
      title: 'Diesel 1,689 a Domagnano',
      text: 'Alla Rocca, 9 min fa: il pieno da 45 l costa 3,10 € meno di prima.',
      link: `/business/8?avviso=${first}`,
      read: false,
    },
  ]);
  expect(await unread(eva)).toHaveLength(1);
});

test('it holds thirty days', async () => {
  await addMessage(anna);
  // Her session expires, too.
  const list = () => listInbox(db(), anna.user.id, server.clock.now());
  server.clock.advance(30 * DAY - 1);
  expect([(await list()).length, await count(anna)]).toEqual([1, 1]);
  server.clock.advance(1);
  expect([(await list()).length, await count(anna)]).toEqual([0, 0]);
});

test('all until an instant are marked as read, and stay so', async () => {
  await addMessage(anna);
  const second = await addMessage(anna);
  const [{ at }] = (await inbox(anna)) as [Notification];
  const third = await addMessage(anna);
  await addMessage(eva);
  expect((await read(anna, { until: at })).statusCode).toBe(204);
  expect(await unread(anna)).toEqual([third]);
  await read(anna, { until: '2026-11-21T08:01:00.000Z' });
  expect(await unread(anna)).toEqual([third]);
  expect((await inbox(anna)).find(({ id }) => id === second)).toMatchObject({ read: true });
  expect(await unread(eva)).toHaveLength(1);
});

test('an instant before all messages changes nothing', async () => {
  const first = await addMessage(anna);
  expect((await read(anna, { until: '0000-01-01T00:00:00Z' })).statusCode).toBe(204);
  expect(await unread(anna)).toEqual([first]);
});

test('a phone whose clock runs ahead marks nothing that is still to come', async () => {
  await addMessage(anna);
  await read(anna, { until: '2027-11-21T08:00:00.000Z' });
  expect(await unread(anna)).toEqual([]);
  const later = await addMessage(anna);
  expect(await unread(anna)).toEqual([later]);
});

test('an opened message is marked as read alone, by its owner only', async () => {
  const first = await addMessage(anna);
  const second = await addMessage(anna);
  await read(eva, { id: second });
  expect(await unread(anna)).toEqual([second, first]);
  expect((await read(anna, { id: second })).statusCode).toBe(204);
  expect(await unread(anna)).toEqual([first]);
  server.clock.advance(MINUTE);
  await read(anna, { id: second });
  const { read_at } = await db()
    .selectFrom('notification')
    .select('read_at')
    .where('id', '=', second)
    .executeTakeFirstOrThrow();
  expect(read_at!.toISOString()).toBe('2026-11-21T08:02:00.000Z');
});

test.each(['0', '999999999999999999', 'report-c4c9', 'contested-8-20', ''])(
  'an id that is no message, “%s”, changes nothing',
  async (id) => {
    const first = await addMessage(anna);
    expect((await read(anna, { id })).statusCode).toBe(204);
    expect(await unread(anna)).toEqual([first]);
  },
);

test('an opened message counts for the alerts that it names, and for those notified at its instant', async () => {
  const [own, other, foreign] = [await addAlert(anna), await addAlert(anna), await addAlert(eva)];
  const message = await addMessage(anna, own);
  await addAlert(anna, server.clock.now());
  await read(eva, { id: message });
  expect(await unopened()).toEqual([3, 3, 3, 3]);
  await read(anna, { id: message });
  expect(await unopened()).toEqual([0, 3, 3, 0]);
  await addMessage(anna, foreign);
  await read(anna, { id: await addMessage(anna, foreign) });
  expect(await unopened()).toEqual([0, 3, 3, 0]);
  expect(other).not.toBe(own);
});

test('messages read in the inbox count for the alerts notified until then', async () => {
  await addAlert(anna);
  await addAlert(anna, null);
  await addAlert(eva);
  const until = nowText();
  server.clock.advance(MINUTE);
  await addAlert(anna);
  await read(anna, { until });
  expect(await unopened()).toEqual([0, 3, 3, 3]);
});

test.each([[{ until: 'ieri' }], [{ id: 7 }], [{ id: 'x'.repeat(61) }]])(
  '%j is refused with a sentence',
  async (payload) => {
    const answer = await read(anna, payload);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: 'Errore di validazione' },
    ]);
  },
);

test('it is for registered users', async () => {
  const url = '/api/user/notifications';
  expect((await server.app.inject({ url })).statusCode).toBe(401);
  const headers = asGuest(await enterAsGuest(server));
  const guest = await server.app.inject({ url, headers });
  expect([guest.statusCode, guest.json()]).toMatchObject([
    403,
    {
      message:
        'Per scegliere le notifiche devi essere registrato. Vuoi accedere o registrarti ora?',
    },
  ]);
  const payload = { until: nowText() };
  const put = { method: 'PUT', url: `${url}/read`, payload } as const;
  expect((await server.app.inject(put)).statusCode).toBe(401);
  expect((await server.app.inject({ ...put, headers })).statusCode).toBe(403);
});
