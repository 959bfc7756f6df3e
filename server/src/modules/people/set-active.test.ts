// Tests rules account-locked, schedule-cancelled.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ANNA, asUser, post, registerVerified } from '../../testing/accounts.ts';
import { know } from '../../testing/prices/drivers.ts';
import { makeOwner } from '../../testing/stations/owners.ts';
import { scheduled } from '../../testing/prices/schedules.ts';
import { openTestSocial, type TestSocial } from '../../testing/accounts/social.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { personHasher } from '../accounts/person-hash.ts';
import { sessionJob } from '../accounts/sessions.ts';
import { recordPrices } from '../prices/record.ts';
import { findStates } from '../stations/states.ts';
import { setPersonActive } from './set-active.ts';
import { changePrices } from '../prices/change-prices.ts';

const DIESEL = 20;
const YEAR = 365 * 86_400_000;
let social: TestSocial;
let anna: Session;
beforeAll(async () => {
  social = await openTestSocial();
});
beforeEach(async () => {
  await server().clear();
  server().clock.set('2026-11-21T08:00:00Z');
  anna = await registerVerified(server(), ANNA.email);
});
afterAll(() => social.close());

const server = () => social.server;
const db = () => server().database.kysely;
const personHash = personHasher({ keyFor: () => Buffer.alloc(32, 7) });
const setActive = (isActive: boolean) =>
  changePrices(db(), server().clock, (change) =>
    setPersonActive(change, personHash, anna.user, isActive),
  );
const register = (email: string) => post(server(), '/register', { ...ANNA, email });
const remove = () => db().deleteFrom('app_user').where('id', '=', anna.user.id).execute();

test('a locked person is signed out, and cannot register a deleted account again for twelve months', async () => {
  await setActive(false);
  const me = await server().app.inject({ url: '/api/user', headers: asUser(anna) });
  expect(me.statusCode).toBe(401);
  await remove();
  for (const email of [ANNA.email, 'Anna+altra@Example.sm']) {
    const answer = await register(email);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error_codes: { email: [{ code: 'email_locked' }] } },
    ]);
  }
  expect((await register('eva@example.sm')).statusCode).toBe(200);
  const kept = await db().selectFrom('locked_email').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('anna');
  server().clock.advance(YEAR);
  await sessionJob(db(), server().clock).run(AbortSignal.timeout(60_000));
  expect(await db().selectFrom('locked_email').selectAll().execute()).toEqual([]);
  expect((await register(ANNA.email)).statusCode).toBe(200);
});

test('signing in through a provider creates no account for a locked person, and the page gets the reason', async () => {
  await setActive(false);
  await remove();
  social.providers.google.person = { sub: 'anna', email: ANNA.email, email_verified: true };
  const page = await social.browser().signIn('google');
  expect(page.searchParams.get('errore')).toBe('bloccato');
  expect(await db().selectFrom('app_user').selectAll().execute()).toEqual([]);
});

describe.each([
  ['pm.me', ['proton.me', 'protonmail.com', 'pm.me']],
  ['icloud.com', ['me.com', 'mac.com', 'icloud.com']],
])('a lock of a deleted account at %s', (domain, every) => {
  /** Stores the hash from before these domains were treated as one. */
  const lockAsBefore = async () => {
    const hash = createHmac('sha256', Buffer.alloc(32, 7)).update(`eva@${domain}`);
    const until = new Date(server().clock.now().getTime() + YEAR);
    await db()
      .insertInto('locked_email')
      .values({ hash: hash.digest('base64url'), until })
      .execute();
  };

  test.each(every)('blocks registration at %s', async (at) => {
    await lockAsBefore();
    expect((await register(`Eva+altra@${at}`)).json()).toMatchObject({
      error_codes: { email: [{ code: 'email_locked' }] },
    });
    expect((await register(`ugo@${at}`)).statusCode).toBe(200);
    social.providers.google.person = { sub: 'eva', email: `eva@${at}`, email_verified: true };
    const page = await social.browser().signIn('google');
    expect(page.searchParams.get('errore')).toBe('bloccato');
  });

  test.each(every)('ends when an account at %s is unlocked', async (at) => {
    const eva = await registerVerified(server(), `eva@${at}`);
    await lockAsBefore();
    await changePrices(db(), server().clock, (change) =>
      setPersonActive(change, personHash, eva.user, true),
    );
    expect(await db().selectFrom('locked_email').selectAll().execute()).toEqual([]);
  });
});

test('an unlocked person may register and sign in', async () => {
  await setActive(false);
  await setActive(true);
  const { email, password } = ANNA;
  expect((await post(server(), '/login', { email, password })).statusCode).toBe(200);
  await remove();
  expect((await register(ANNA.email)).statusCode).toBe(200);
});

test('locking ends the person’s undecided reports', async () => {
  await addFuelTypes(db());
  const station = await addStation(db());
  const observedAt = server().clock.now();
  const at = { stationId: station, fuelTypeId: DIESEL };
  await inTransaction(db(), (tx) =>
    recordPrices(tx, server().clock, { origin: 'administrator', isSure: true }, [
      { ...at, unit: 'litre', price: 1790, observedAt },
    ]),
  );
  const bruno = await registerVerified(server(), 'bruno@example.sm');
  const wrong = { business_id: station, fuel_type_id: DIESEL, price: 1.79 };
  for (const who of [anna, bruno]) {
    await know(db(), who.user.email, server().clock.now());
    await post(server(), '/price-disputes', wrong, asUser(who));
  }
  await makeOwner(server(), station, anna);
  await scheduled(server(), { who: anna, station, prices: { [DIESEL]: 1.759 } });
  const closed = { business_id: station, state: 'closed' };
  await post(server(), '/station-states', closed, asUser(anna));
  const isContested = async () =>
    (await db().selectFrom('current_price').select('contested').executeTakeFirstOrThrow())
      .contested;
  expect(await isContested()).toBe(true);
  await setActive(false);
  expect(await isContested()).toBe(false);
  expect(await findStates(db(), server().clock.now())).toEqual(new Map());
  const schedules = await db().selectFrom('scheduled_price').select('state').execute();
  expect(schedules).toEqual([{ state: 'cancelled' }]);
});
