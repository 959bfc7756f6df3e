// Strangers and scheduled prices, and schedules of people who lose the right to report (decision 0033).
// Tests rule report-entries.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asGuest, asUser, enterAsGuest, post, registerVerified } from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { useAttackedServer } from '../testing/attacks/attacked-server.ts';
import type { Attacker } from '../testing/attacks/attacker.ts';
import { makeOwner } from '../testing/stations/owners.ts';
import { publish, schedule, scheduled } from '../testing/prices/schedules.ts';
import { addFuelTypes, addStation } from '../testing/stations/stations.ts';
import { tokenFor } from '../testing/prices/tills.ts';
import { NOBODY, wired, type Caller } from '../testing/attacks/wired.ts';

const PRICE = { fuel_type_id: 20, price: 1.659 };
const DUE = { date: '2026-11-22', time: '06:00' };
let server: TestApp;
let attacker: Attacker;
let [own, foreign] = [0, 0];
let olga: Session;
let eva: Session;
let maria: Session;
let id: string;
const callers: Record<string, Caller> = { nobody: NOBODY };
useAttackedServer((made) => ({ server, attacker } = made));
const { call, send } = wired(() => attacker);
const as = (session: Session): Caller => ({ headers: asUser(session) });
const db = () => server.database.kysely;

beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  await addFuelTypes(db());
  own = await addStation(db());
  foreign = await addStation(db());
  olga = await registerVerified(server, 'olga@example.sm');
  eva = await registerVerified(server, 'eva@example.sm');
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  await makeOwner(server, foreign, olga);
  await makeOwner(server, own, eva);
  ({ id } = await scheduled(server, { who: olga, station: foreign }));
  const { token } = await tokenFor(server, olga, foreign);
  callers['a guest'] = { headers: asGuest(await enterAsGuest(server)) };
  callers['an owner of another station'] = as(eva);
  callers['a stranger'] = as(await registerVerified(server, 'ugo@example.sm'));
  callers['the station’s till'] = { headers: { authorization: `Bearer ${token}` } };
});

const kept = () =>
  db()
    .selectFrom('scheduled_price')
    .select(['id', 'station_id', 'price', 'due_at', 'public', 'state'])
    .orderBy('id')
    .execute();
const ofStation = (station: number) => `/owner/stations/${station}/scheduled-prices` as const;

describe('scheduled prices of a station are neither disclosed to nor changed by', () => {
  test.each([
    'nobody',
    'a guest',
    'a stranger',
    'an owner of another station',
    'the station’s till',
  ])('%s', async (who) => {
    const before = await kept();
    const prices = [{ fuel_type_id: 20, price: 1.2 }];
    for (const [name, body] of [
      [`GET ${ofStation(foreign)}`],
      [`POST ${ofStation(foreign)}`, { due: DUE, prices, sure: true }],
      [`PUT ${ofStation(foreign)}/${id}`, { price: 1.2, sure: true }],
      [`DELETE ${ofStation(foreign)}/${id}`],
      // One's own station in the address with another station's row.
      [`PUT ${ofStation(own)}/${id}`, { price: 1.2, sure: true }],
      [`DELETE ${ofStation(own)}/${id}`],
      [`DELETE /admin/stations/${foreign}/scheduled-prices/${id}`, { reason: 'No' }],
    ] as [`${string} /${string}`, object?][]) {
      const answer = await call(callers[who]!, name, body, {
        'idempotency-key': crypto.randomUUID(),
      });
      expect([name, [401, 403, 404].includes(answer.status)]).toEqual([name, true]);
      expect(JSON.stringify(answer.body)).not.toContain('1.659');
    }
    expect(await kept()).toEqual(before);
  });
});

test('a request sent a hundred times schedules once; another owner can use its key, and learns nothing', async () => {
  const key = crypto.randomUUID();
  const due = '2026-11-23 07:00';
  const mine = { who: olga, station: foreign, due, key };
  await Promise.all(Array.from({ length: 100 }, () => schedule(server, mine)));
  expect(await kept()).toHaveLength(2);
  const replayed = await schedule(server, { ...mine, who: eva, station: own });
  expect(replayed.json()).toMatchObject([{ by: 'eva', state: 'pending' }]);
  expect(await kept()).toHaveLength(3);
  const other = await schedule(server, { ...mine, prices: { 20: 1.7 } });
  expect(other.json()).toMatchObject({ code: 'idempotency_key_taken' });
});

test('a report with the id of a scheduled price does not block its publication', async () => {
  const ugo = callers['a stranger']!;
  const report = await send(ugo, own, [{ price: 1659 }], { id });
  expect(report.status).toBe(200);
  const mine = await call(
    as(eva),
    `PUT /owner/stations/${own}/prices`,
    { prices: [PRICE] },
    {
      'idempotency-key': id,
    },
  );
  expect(mine.status).toBe(200);
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  expect(await kept()).toMatchObject([{ state: 'published' }]);
  expect((await call(ugo, 'GET /price-reports')).body).toMatchObject([{ id }]);
});

test.each(['1', "' or 1=1", '%00', '00000000-0000-0000-0000-000000000000', '9'.repeat(40)])(
  'a row called %s is not found',
  async (name) => {
    const path = `${ofStation(foreign)}/${encodeURIComponent(name)}` as const;
    for (const method of ['PUT', 'DELETE']) {
      const body = method === 'PUT' ? { price: 1.2 } : undefined;
      const { status } = await call(as(olga), `${method} ${path}`, body);
      expect([400, 404, 422]).toContain(status);
    }
    expect(await kept()).toHaveLength(1);
  },
);

describe('scheduled prices are not published', () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'for a person who was locked',
      () =>
        server.app.inject({
          method: 'PUT',
          url: `/api/admin/people/${olga.user.id}/active`,
          payload: { active: false, reason: 'Prova' },
          headers: asUser(maria),
        }),
    ],
    [
      'after a change of management',
      () => post(server, `/admin/stations/${foreign}/handover`, {}, asUser(maria)),
    ],
    [
      'for an e-mail that counts as verified no more',
      () =>
        server.app.inject({
          method: 'PUT',
          url: `/api/admin/people/${olga.user.id}/email-verification`,
          payload: { verified: false },
          headers: asUser(maria),
        }),
    ],
  ])('%s', async (_, end) => {
    await end();
    server.clock.set('2026-11-22T05:00:00Z');
    await publish(server);
    expect(await kept()).toMatchObject([{ state: 'cancelled' }]);
    expect(await db().selectFrom('observation').select('id').execute()).toEqual([]);
  });
});
