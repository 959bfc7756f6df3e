// Tests rule account-own-data.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANNA, asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { addFuelTypes, addStation } from '../../testing/stations/stations.ts';
import { personHasher } from '../../modules/accounts/person-hash.ts';

const NOW = '2026-11-21T08:00:00.000Z';
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await server.clear();
});
afterAll(() => server.close());

test("contains the user's reports about stations, and their outcomes", async () => {
  const anna = await registerVerified(server, ANNA.email);
  const { kysely } = server.database;
  await addFuelTypes(kysely);
  const station = await addStation(kysely);
  const [at, now] = [{ station_id: station, fuel_type_id: 20, price: 1790 }, new Date(NOW)];
  const claimant = personHasher({ keyFor: () => Buffer.alloc(32, 7) })(ANNA.email);
  const log_id = (await kysely.selectFrom('app_user').select('log_id').executeTakeFirstOrThrow())
    .log_id;
  await kysely
    .insertInto('price_report')
    .values({
      id: crypto.randomUUID(),
      user_id: anna.user.id,
      kind: 'driver',
      station_id: station,
      seen_at: now,
      received_at: now,
      near: true,
      entries: '[]',
      answer: '{}',
    })
    .execute();
  await kysely
    .insertInto('observation')
    .values({
      ...at,
      claimant,
      source: 'driver',
      origin: 'driver',
      observed_at: now,
      received_at: now,
      state: 'rejected',
      decided_by: 'owner',
    })
    .execute();
  await kysely
    .insertInto('confirmation')
    .values({ ...at, claimant, origin: 'driver', confirmed_at: now, received_at: now })
    .execute();
  await kysely
    .insertInto('price_dispute')
    .values({ ...at, claimant, origin: 'driver', created_at: now })
    .execute();
  await kysely
    .insertInto('station_state')
    .values({
      station_id: station,
      state: 'closed',
      claimant,
      origin: 'driver',
      reported_at: now,
    })
    .execute();
  await kysely
    .insertInto('station_owner')
    .values({ station_id: station, user_id: anna.user.id, state: 'active', since: now })
    .execute();
  await kysely
    .insertInto('station_token')
    .values({
      station_id: station,
      name: 'Cassa 1',
      token_hash: 'a secret of the till',
      made_at: now,
      made_by: anna.user.id,
      last_used_at: now,
    })
    .execute();
  await kysely
    .insertInto('action_log')
    .values({ at: now, role: 'owner', actor: log_id, action: 'fuels_set' })
    .execute();
  const answer = await server.app.inject({ url: '/api/user/export', headers: asUser(anna) });
  const about = { business_id: station, fuel_type_id: 20, price: 1.79 };
  expect(answer.json()).toMatchObject({
    price_reports: [{ business_id: station, near: true, sent_at: NOW }],
    price_claims: [{ ...about, state: 'rejected', decided_by: 'owner' }],
    price_confirmations: [{ ...about, confirmed_at: NOW }],
    price_disputes: [{ ...about, outcome: null }],
    station_states: [{ business_id: station, state: 'closed' }],
    stations: [{ business_id: station, state: 'active' }],
    till_keys: [
      { business_id: station, name: 'Cassa 1', made_at: NOW, last_used_at: NOW, revoked_at: null },
    ],
    actions: [{ role: 'owner', action: 'fuels_set' }],
  });
  expect(answer.body).not.toContain('a secret of the till');
});
