// Earlier servers computed a hash for each domain of a mailbox; their rows keep belonging to the person. Tests rules
// report-person, reviews-kept.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { post } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { driving, type Driver } from '../../testing/prices/drivers.ts';
import { personOf } from '../../testing/prices/log-prices.ts';
import { limitAccount, limitOtherReports } from '../../limits/account-limits.ts';
import { RateLimitStore } from '../../limits/rate-limit-store.ts';
import { renewHashes } from './renew-hashes.ts';

const EMAIL = 'anna@me.com';
const [WAS] = personOf.before(EMAIL);
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, report, undo, state, claims, pass } = driving(() => server);
let station: number;
beforeEach(async () => {
  station = await begin();
  await state(1700);
  await state(1800, 'operator_sheet', station, 10);
  pass(60);
});

const db = () => server.database.kysely;
const starts = () => renewHashes(db(), () => personOf);
const PLACES = {
  confirmation: 'claimant',
  known_driver: 'person',
  known_share: 'person',
  observation: 'claimant',
  price_dispute: 'claimant',
  scheduled_price: 'claimant',
  station_state: 'claimant',
};
const rows = async () => {
  const all = Object.keys(PLACES).map(async (table) => {
    const read = await sql<object>`select * from ${sql.table(table)} order by 1`.execute(db());
    return [table, read.rows];
  });
  return Object.fromEntries(await Promise.all(all)) as Record<string, object[]>;
};
/** Stores the hash that earlier servers computed. */
const nameAsBefore = async (email: string) => {
  const [was] = personOf.before(email);
  for (const [table, column] of Object.entries(PLACES)) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${was}
      where ${sql.ref(column)} = ${personOf(email)}`.execute(db());
  }
};
const knownSince = async ({ headers }: Driver) =>
  (await server.app.inject({ url: '/api/user', headers })).json<{ known_since?: string }>()
    .known_since;

test('all rows with the earlier hash get the new one, once', async () => {
  const anna = await known(EMAIL);
  const since = await knownSince(anna);
  expect(since).toBeDefined();
  const id = crypto.randomUUID();
  expect(await report(anna, { price: 1500 }, { id, sure: true })).toBe('reported');
  await report(anna, { price: 1800, fuel: 10, confirmed: true });
  const at = { business_id: station };
  const wrong = { ...at, fuel_type_id: 10, price: 1.8 };
  expect((await post(server, '/price-disputes', wrong, anna.headers)).statusCode).toBe(200);
  const closed = { ...at, state: 'closed' };
  expect((await post(server, '/station-states', closed, anna.headers)).statusCode).toBe(200);
  const now = server.clock.now();
  const scheduled = { price: 1650, due_at: now, public: false, request: '', created_at: now };
  const pair = { station_id: station, fuel_type_id: 20, claimant: personOf(EMAIL) };
  await db()
    .insertInto('scheduled_price')
    .values({ ...pair, ...scheduled, request_key: id })
    .execute();
  const all = await rows();
  for (const table of Object.keys(PLACES))
    expect([table, all[table]!.length > 0]).toEqual([table, true]);

  await nameAsBefore(EMAIL);
  expect(await knownSince(anna)).toBeUndefined();
  await starts();
  expect(await rows()).toEqual(all);
  expect(await knownSince(anna)).toBe(since);
  expect(await report(anna, { price: 1510 }, { sure: true })).toBe('refused');
  expect(await undo(anna, id)).toBe(200);
  expect(await claims()).toEqual(['1500 withdrawn author']);
  const later = await rows();
  await starts();
  expect(await rows()).toEqual(later);
});

test('several known people with one mailbox become one, known since the first of them', async () => {
  await known('anna@mac.com');
  await nameAsBefore('anna@mac.com');
  pass(60);
  await known(EMAIL);
  await nameAsBefore(EMAIL);
  pass(60);
  const anna = await known('anna@icloud.com');
  await starts();
  expect(await rows()).toMatchObject({
    known_driver: [{ person: personOf(EMAIL), since: new Date('2026-11-21T09:00:00Z') }],
  });
  expect(await knownSince(anna)).toBe('2026-11-21T09:00:00.000Z');
});

test('a lock of another address of the mailbox does not lock an active account', async () => {
  const eva = await driver('eva@icloud.com');
  await db()
    .insertInto('locked_email')
    .values({ hash: WAS, until: new Date('2027-01-01') })
    .execute();
  const { id } = await driver(EMAIL);
  await db().updateTable('app_user').set({ is_active: false }).where('id', '=', id).execute();
  const anna = await driver('anna@icloud.com');
  await starts();
  for (const one of [anna, eva]) {
    expect(await report(one, { price: 1650 })).toBe('reported');
  }
  expect(await claims()).toEqual(['1650 reported', '1650 reported']);
});

test('of several locks the longest stays, and that of a deleted account is not moved', async () => {
  for (const email of [EMAIL, 'anna@mac.com', 'eva@proton.me']) await driver(email);
  await db()
    .updateTable('app_user')
    .set({ is_active: false })
    .where('email', 'like', 'anna@%')
    .execute();
  const [early, late] = [new Date('2027-01-01'), new Date('2027-02-01')];
  const gone = personOf.before('eva@pm.me')[0];
  await db()
    .insertInto('locked_email')
    .values([
      { hash: WAS, until: late },
      { hash: personOf.before('anna@mac.com')[0], until: early },
      { hash: gone, until: early },
    ])
    .execute();
  await starts();
  const locks = await db().selectFrom('locked_email').selectAll().execute();
  expect(locks).toHaveLength(2);
  expect(locks).toContainEqual({ hash: personOf(EMAIL), until: late });
  expect(locks).toContainEqual({ hash: gone, until: early });
});

test('counts of limits per person continue', async () => {
  const anna = await driver(EMAIL);
  const before = new RateLimitStore(db(), server.clock);
  for (let count = 0; count < REPORT_LIMITS.perDay; count += 1) {
    await limitAccount(before, 'reports', WAS);
  }
  for (let count = 0; count < REPORT_LIMITS.disputesOrStates.perHour; count += 1) {
    await limitOtherReports(before, 'disputes', WAS, { code: 'too_many_requests' });
  }
  await starts();
  expect(await report(anna, { price: 1690 })).toBe('429');
  const wrong = { business_id: station, fuel_type_id: 10, price: 1.8 };
  const refused = await post(server, '/price-disputes', wrong, anna.headers);
  expect(refused.json()).toMatchObject({ code: 'words_too_many' });
});

test('flags are kept, each with its reason', async () => {
  const anna = await driver(EMAIL);
  const row = {
    station_id: station,
    user_id: anna.id,
    stars: 1,
    chips: '{}',
    written_at: new Date(),
  };
  const flags = JSON.stringify({ [WAS]: 'spam', other: 'false' });
  await db()
    .insertInto('review')
    .values({ ...row, flags })
    .execute();
  await starts();
  const kept = await db().selectFrom('review').select('flags').execute();
  expect(kept).toEqual([{ flags: { [personOf(EMAIL)]: 'spam', other: 'false' } }]);
});
