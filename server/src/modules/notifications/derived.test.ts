// Tests rule inbox-entries.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { post } from '../../testing/accounts.ts';
import { newsOf } from '../../testing/notifications/news.ts';
import { driving, know, type Driver } from '../../testing/prices/drivers.ts';
import { changePrices } from '../prices/change-prices.ts';
import { lapseJob } from '../prices/lapse.ts';
import { deciderFor, withdrawCurrent } from '../prices/log/decide.ts';
import { listInbox, unreadCounts } from './inbox.ts';

const DIESEL = 20;
let server: TestApp;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, undo, state, pass } = driving(() => server);
beforeEach(async () => {
  station = await begin();
  await state(1700);
  pass(60);
});

const db = () => server.database.kysely;
const now = () => server.clock.now();
const inbox = async ({ id }: Driver) => {
  const entries = await listInbox(db(), id, now());
  const unread = entries.filter(({ read }) => !read).length;
  expect((await unreadCounts(db(), [id], now())).get(id)).toBe(unread);
  return entries;
};
const texts = async (who: Driver) => (await inbox(who)).map(({ text }) => text);
const readAll = async ({ headers }: Driver) => {
  const put = { method: 'PUT', url: '/api/user/notifications/read', headers } as const;
  await server.app.inject({ ...put, payload: { until: now().toISOString() } });
};
const dispute = async ({ headers }: Driver, price: number) => {
  pass(1);
  const body = { business_id: station, fuel_type_id: DIESEL, price: price / 1000 };
  return (await post(server, '/price-disputes', body, headers)).json<{ state: string }>().state;
};
const own = async ({ id }: Driver) => {
  const row = { station_id: station, user_id: id, state: 'active', since: now() } as const;
  await db().insertInto('station_owner').values(row).execute();
};

test('a driver finds the outcome of a report, one entry for all its prices', async () => {
  const [anna, bruno] = [await driver(), await driver()];
  const id = crypto.randomUUID();
  await report(anna, [{ price: 1650 }, { price: 1790, fuel: 10 }], { id });
  await report(bruno, { price: 1660 });
  expect(await inbox(anna)).toEqual([]);
  pass(5);
  await state(1650, 'administrator');
  pass(5);
  await state(1790, 'administrator', station, 10);
  const at = now().toISOString();
  pass(5);
  const [{ id: row }] = (await db()
    .selectFrom('price_report')
    .select('id')
    .where('user_id', '=', anna.id)
    .execute()) as [{ id: string }];
  expect(await inbox(anna)).toEqual([
    {
      id: `report-${row}`,
      at,
      kind: 'report',
      title: 'La tua segnalazione: Distributore di prova',
      text: 'Benzina Self 1,790, Diesel Self 1,650 · Un amministratore ha detto di sì.',
      link: `/business/${station}`,
      read: false,
    },
  ]);
  expect(await texts(bruno)).toEqual(['Diesel Self 1,660 · Un amministratore ha detto di no.']);
});

test('a decision made after the inbox was read is unread', async () => {
  const anna = await driver();
  await report(anna, [{ price: 1650 }, { price: 1790, fuel: 10 }]);
  await state(1650, 'administrator');
  await readAll(anna);
  expect((await inbox(anna)).map(({ read }) => read)).toEqual([true]);
  pass(5);
  await state(1790, 'administrator', station, 10);
  expect((await inbox(anna)).map(({ read }) => read)).toEqual([false]);
  pass(30 * 1_440);
  expect(await inbox(anna)).toEqual([]);
});

test("what the answer already stated, and the author's own actions, are no news", async () => {
  const [anna, bruno] = [await driver(), await known()];
  const id = crypto.randomUUID();
  expect(await report(bruno, { price: 1690 })).toBe('accepted');
  expect(await inbox(bruno)).toEqual([]);
  expect(await report(anna, { price: 1650 }, { id })).toBe('reported');
  await undo(anna, id);
  expect(await inbox(anna)).toEqual([]);
  pass(61);
  await report(anna, { price: 1650 });
  pass(61);
  await report(anna, { price: 1640 });
  expect(await inbox(anna)).toEqual([]);
});

test('a report that nobody confirms in time has an entry', async () => {
  const anna = await driver();
  await report(anna, { price: 1650 });
  pass(8 * 1_440);
  await lapseJob(db(), server.clock).run(AbortSignal.timeout(60_000));
  expect(await texts(anna)).toEqual(["Diesel Self 1,650 · Nessuno l'ha confermato in tempo."]);
});

test('an accepted report withdrawn by an administrator has an entry', async () => {
  const bruno = await known();
  await report(bruno, { price: 1690 });
  pass(5);
  await changePrices(db(), server.clock, async (change) => {
    const current = { stationId: station, fuelTypeId: DIESEL };
    await withdrawCurrent(change, current, deciderFor('letto male'));
  });
  expect(await texts(bruno)).toEqual(['Diesel Self 1,690 · Un amministratore ha detto di no.']);
});

test('an answer of an older form has no entry, and hides nothing', async () => {
  const anna = await driver();
  await report(anna, { price: 1650 });
  await db()
    .updateTable('price_report')
    .set({ answer: JSON.stringify([{ fuelTypeId: 20 }]) })
    .execute();
  await state(1650, 'administrator');
  expect(await texts(anna)).toEqual(['Diesel Self 1,650 · Un amministratore ha detto di sì.']);
});

test('an owner finds the own prices that are contested now, with the time', async () => {
  const [olga, ugo, anna, bruno, carla] = [
    await driver('olga@example.sm'),
    await driver('ugo@example.sm'),
    await driver(),
    await known(),
    await known(),
  ];
  await own(olga);
  await state(1680, 'administrator');
  expect(await dispute(anna, 1680)).toBe('noted');
  expect(await dispute(bruno, 1680)).toBe('noted');
  expect(await inbox(olga)).toEqual([]);
  await readAll(olga);
  // Within a day of a firm price it takes two.
  expect(await dispute(carla, 1680)).toBe('contested');
  const at = now().toISOString();
  pass(5);
  expect(await inbox(olga)).toEqual([
    {
      id: `contested-${station}-${DIESEL}`,
      at,
      kind: 'contested',
      title: 'Contestato: Diesel Self 1,680',
      text: 'Distributore di prova: chi è passato dice che alla pompa il prezzo è un altro, quindi è fuori classifica. Controllalo.',
      link: `/gestore/${station}`,
      read: false,
    },
  ]);
  await readAll(olga);
  const dario = await known();
  expect(await dispute(dario, 1680)).toBe('contested');
  expect((await inbox(olga)).map((entry) => [entry.at, entry.read])).toEqual([[at, true]]);
  expect(await inbox(ugo)).toEqual([]);
  await state(1600, 'administrator');
  expect(await inbox(olga)).toEqual([]);
});

test('pending and former owners find nothing of the station', async () => {
  const [olga, bruno] = [await driver('olga@example.sm'), await known()];
  await own(olga);
  pass(25 * 60);
  expect(await dispute(bruno, 1700)).toBe('contested');
  expect(await inbox(olga)).toHaveLength(1);
  for (const waits of ['pending', 'revoked'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await db().updateTable('station_owner').set({ state: waits }).execute();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await inbox(olga)).toEqual([]);
  }
});

test('a price that an owner contests alone is no news for the owners', async () => {
  const olga = await driver('olga@example.sm');
  await own(olga);
  await know(db(), 'olga@example.sm', now());
  expect(await dispute(olga, 1700)).toBe('contested');
  expect(await inbox(olga)).toEqual([]);
});

test('sent and derived entries are sorted together, newest first, at most 200', async () => {
  const anna = await driver();
  const addMessage = async (times = 1) => {
    const at = now();
    const params = JSON.stringify({ news: [newsOf()], night: false });
    const rows = Array.from(
      { length: times },
      () => ({ user_id: anna.id, at, kind: 'alert', params }) as const,
    );
    await db().insertInto('notification').values(rows).execute();
    pass(1);
  };
  const kinds = async () => (await inbox(anna)).map(({ kind }) => kind);
  await report(anna, { price: 1650 });
  await addMessage();
  await state(1650, 'administrator');
  pass(1);
  await addMessage();
  expect(await kinds()).toEqual(['alert', 'report', 'alert']);
  await addMessage(198);
  expect((await listInbox(db(), anna.id, now())).map(({ kind }) => kind).slice(-2)).toEqual([
    'alert',
    'report',
  ]);
  await addMessage(1);
  expect((await listInbox(db(), anna.id, now())).filter(({ kind }) => kind === 'report')).toEqual(
    [],
  );
});
