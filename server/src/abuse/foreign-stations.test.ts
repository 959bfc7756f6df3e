// Owners and strangers at another owner's station.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import {
  asGuest,
  asUser,
  enterAsGuest,
  registerAnna,
  registerVerified,
} from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';
import { makeOwner, recordNow } from '../testing/stations/owners.ts';
import { addFuelTypes, addStation } from '../testing/stations/stations.ts';
import { tokenFor } from '../testing/prices/tills.ts';
import { NOBODY, wired, type Caller } from '../testing/attacks/wired.ts';

const DIESEL = 20;
let server: TestApp;
let attacker: Attacker;
let [own, foreign] = [0, 0];
let anna: Session;
let eva: Session;
let token: number;
const callers: Record<string, Caller> = { nobody: NOBODY };
useAttackedServer((made) => ({ server, attacker } = made));
const db = () => server.database.kysely;
const { call } = wired(() => attacker);
const as = (session: Session): Caller => ({ headers: asUser(session) });

beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  await addFuelTypes(db());
  own = await addStation(db());
  foreign = await addStation(db());
  anna = await registerVerified(server, 'anna@example.sm');
  eva = await registerVerified(server, 'eva@example.sm');
  await makeOwner(server, foreign, anna);
  await makeOwner(server, own, eva);
  await recordNow(server, foreign, { [DIESEL]: 1700 });
  token = (await tokenFor(server, anna, foreign)).id;
  server.clock.advance(3_600_000);
  callers['a guest'] = { headers: asGuest(await enterAsGuest(server)) };
  callers['an owner of another station'] = as(eva);
  callers['a stranger'] = as(await registerVerified(server, 'ugo@example.sm'));
  const waiting = await registerVerified(server, 'ivo@example.sm');
  const since = server.clock.now();
  const at = { station_id: foreign, since };
  await db()
    .insertInto('station_owner')
    .values([
      { ...at, user_id: waiting.user.id, state: 'pending' },
      { ...at, user_id: eva.user.id, state: 'revoked' },
    ])
    .execute();
  callers['somebody who waits to be let in'] = as(waiting);
  const unverified = await registerAnna(server, { email: 'una@example.sm' });
  await makeOwner(server, foreign, unverified);
  callers['an owner whose e-mail is not verified'] = as(unverified);
});

/** All tables that a stranger could change, and more. */
const everything = async () =>
  await Promise.all(
    (
      [
        'observation',
        'confirmation',
        'station',
        'station_fuel',
        'station_owner',
        'station_token',
        'price_report',
        'action_log',
      ] as const
    ).map(async (table) => await db().selectFrom(table).selectAll().execute()),
  );

const price = { prices: [{ fuel_type_id: DIESEL, price: 1.6 }], sure: true };
const attempts = (): [name: `${string} /${string}`, body: object][] => [
  [`PUT /owner/stations/${foreign}/prices`, price],
  [`PUT /owner/stations/${foreign}/prices?station_id=${own}`, { ...price, business_id: own }],
  [`PUT /owner/stations/${foreign}/fuels`, { fuels: [{ fuel_type_id: DIESEL, sold: false }] }],
  [`PUT /owner/stations/${foreign}/details`, { name: 'Mio', smac: true }],
  [`PUT /admin/stations/${foreign}/details`, { name: 'Mio' }],
  [`POST /owner/stations/${foreign}/tokens`, { name: 'Mia' }],
  [`DELETE /owner/stations/${foreign}/tokens/${token}`, {}],
  // One's own station in the address with another station's token.
  [`DELETE /owner/stations/${own}/tokens/${token}`, {}],
  [`PUT /owner/stations/${foreign}/people/${anna.user.id}`, { decision: 'revoke' }],
  [`PUT /owner/stations/${foreign}/people/${eva.user.id}`, { decision: 'accept' }],
];

describe("another owner's station is not changed by", () => {
  test.each([
    'nobody',
    'a guest',
    'a stranger',
    'an owner of another station',
    'somebody who waits to be let in',
    'an owner whose e-mail is not verified',
  ])('%s', async (who) => {
    const before = await everything();
    for (const [name, body] of attempts()) {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const { status } = await call(callers[who]!, name, body, key);
      expect([name, [401, 403, 404].includes(status)]).toEqual([name, true]);
    }
    expect(await everything()).toEqual(before);
  });
});

test.each(['0', '-1', '1e3', '999999', '1%20or%201=1', '%D9%A3', '1;2', '99999999999999999999'])(
  'station %s is not found',
  async (id) => {
    const { status } = await call(as(eva), `PUT /owner/stations/${id}/fuels`, {
      fuels: [{ fuel_type_id: DIESEL, sold: false }],
    });
    expect(status).toBe(404);
  },
);

test("numbers beyond the tables' range, and characters that they cannot hold, are refused", async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const fuel_type_id = 3_000_000_000;
  const prices = [{ fuel_type_id, price: 1.6 }];
  const tried: [name: `${string} /${string}`, body: object][] = [
    [`PUT /owner/stations/${own}/prices`, { prices }],
    [`PUT /owner/stations/${own}/fuels`, { fuels: [{ fuel_type_id, sold: true }] }],
    [`PUT /owner/stations/${own}/people/%00`, { decision: 'revoke' }],
    ['POST /price-reports', { id: crypto.randomUUID(), business_id: own, entries: prices }],
    ['POST /price-disputes', { business_id: own, fuel_type_id, price: 1.7 }],
    ['POST /station-states', { business_id: fuel_type_id, state: 'closed' }],
  ];
  for (const [name, body] of tried) {
    const { status } = await call(as(eva), name, body, key);
    expect([name, [404, 422].includes(status)]).toEqual([name, true]);
  }
});

test('the list of own stations contains no others, with any query', async () => {
  for (const query of ['', `?id=${foreign}`, `?user_id=${anna.user.id}`]) {
    const { body } = await call(as(eva), `GET /owner/stations${query}`);
    expect(body['stations']).toMatchObject([{ business: { id: own } }]);
    expect(JSON.stringify(body)).not.toContain(anna.user.id);
  }
});

test('a revoked owner can change nothing from then on, with the same session', async () => {
  await call(as(anna), `PUT /owner/stations/${foreign}/people/${anna.user.id}`, {
    decision: 'revoke',
  });
  const before = await everything();
  for (const [name, body] of attempts()) {
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect([403, 404]).toContain((await call(as(anna), name, body, key)).status);
  }
  expect(await everything()).toEqual(before);
});
