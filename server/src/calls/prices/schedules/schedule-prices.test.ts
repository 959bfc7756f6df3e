// Tests rules owner-schedule, report-fuels, schedule-announced, schedule-gate.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { asUser, registerVerified } from '../../../testing/accounts.ts';
import type { TestApp } from '../../../testing/app.ts';
import { useOwnStation } from '../../../testing/stations/own-station.ts';
import { makeOwner, recordNow } from '../../../testing/stations/owners.ts';
import { change, dueOf, publish, schedule, scheduled } from '../../../testing/prices/schedules.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { readBoardVersion } from '../../../modules/changes/board-version.ts';

const [PETROL, DIESEL] = [10, 20];
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made));

const db = () => server.database.kysely;
const mine = () => ({ who: anna, station });
const list = async (who = anna) => {
  const url = `/api/owner/stations/${station}/scheduled-prices`;
  return await server.app.inject({ url, headers: asUser(who) });
};
const pending = async () => (await list()).json<ScheduledPrice[]>();
const answerOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { code?: string }).code,
];

test('prices are scheduled together, and listed until they are due', async () => {
  const answer = await schedule(server, {
    ...mine(),
    prices: { [PETROL]: 1.689, [DIESEL]: 1.659 },
  });
  const rows = [
    { fuel_type: { id: PETROL }, price: 1.689, due_at: '2026-11-22T05:00:00.000Z', by: 'anna' },
    { fuel_type: { id: DIESEL }, price: 1.659, state: 'pending', public: false },
  ];
  expect([answer.statusCode, answer.json()]).toMatchObject([200, rows]);
  expect(await pending()).toMatchObject(rows);
  expect(await db().selectFrom('observation').select('id').execute()).toEqual([]);
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  expect(await pending()).toEqual([]);
});

test('the same key gets the same rows and schedules nothing more, also once they are due', async () => {
  const key = crypto.randomUUID();
  const first = await schedule(server, { ...mine(), key });
  const again = await schedule(server, { ...mine(), key });
  expect(again.json()).toEqual(first.json());
  expect(await pending()).toHaveLength(1);
  const other = await schedule(server, { ...mine(), key, prices: { [DIESEL]: 1.7 } });
  expect(answerOf(other)).toEqual([409, 'idempotency_key_taken']);
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  const late = await schedule(server, { ...mine(), key });
  expect([late.statusCode, late.json()]).toMatchObject([200, [{ state: 'published' }]]);
  expect(await db().selectFrom('scheduled_price').select('id').execute()).toHaveLength(1);
  expect(answerOf(await schedule(server, { ...mine(), key: 'x' }))).toEqual([
    422,
    'idempotency_key_missing',
  ]);
});

test.each([
  ['2026-11-21 09:00', 'schedule_past'],
  ['2026-11-20 18:00', 'schedule_past'],
  ['2026-11-28 09:01', 'schedule_far'],
  ['2026-11-31 06:00', 'field_invalid'],
  ['domani 06:00', 'field_invalid'],
  ['2026-11-22 6', 'field_invalid'],
])('the instant %s is refused: %s', async (due, code) => {
  const refused = await schedule(server, { ...mine(), due });
  expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining(code)]);
  expect(await pending()).toEqual([]);
});

test('the last minute of seven days is accepted', async () => {
  expect(await scheduled(server, { ...mine(), due: '2026-11-28 09:00' })).toMatchObject({
    due_at: '2026-11-28T08:00:00.000Z',
  });
});

test('a scheduled price is checked like an owner’s current one: asked about once, or refused', async () => {
  for (const price of [1700, 1710, 1720]) {
    await recordNow(server, await addStation(db()), { [DIESEL]: price });
  }
  const unusual = { ...mine(), prices: { [PETROL]: 1.689, [DIESEL]: 1.41 } };
  const asked = await schedule(server, unusual);
  expect([asked.statusCode, asked.json()]).toMatchObject([
    422,
    {
      code: 'owner_prices_unusual',
      error_codes: { [DIESEL]: [{ code: 'price_unusual', params: { reference: '€ 1,710' } }] },
    },
  ]);
  expect(await pending()).toEqual([]);
  expect((await schedule(server, { ...unusual, sure: true })).statusCode).toBe(200);
  const due = '2026-11-23 06:00';
  const impossible = { ...mine(), due, prices: { [DIESEL]: 17.9 }, sure: true };
  expect((await schedule(server, impossible)).json()).toMatchObject({
    error_codes: { [DIESEL]: [{ code: 'price_out_of_range' }] },
  });
  const fraction = { ...mine(), due, prices: { [DIESEL]: 1.6789 } };
  expect(answerOf(await schedule(server, fraction))).toEqual([422, 'validation_failed']);
  const [, diesel] = await pending();
  const changed = await change(server, mine(), diesel!.id, { price: 1.3 });
  expect(answerOf(changed)).toEqual([422, 'owner_prices_unusual']);
});

test('a fuel that the station is not known to sell cannot be scheduled', async () => {
  const refused = await schedule(server, { ...mine(), prices: { 30: 0.75 }, sure: true });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    {
      error_codes: { 30: [{ code: 'schedule_fuel_unsold' }] },
      errors: {
        30: ['Qui non risulta in vendita: se lo vendi, aggiungilo in «Che cosa vendi»'],
      },
    },
  ]);
  expect(await pending()).toEqual([]);
});

test('one price per fuel and instant, and fifty at most', async () => {
  await scheduled(server, mine());
  const taken = await schedule(server, { ...mine(), prices: { [DIESEL]: 1.7 } });
  expect(answerOf(taken)).toEqual([422, 'schedule_taken']);
  await scheduled(server, { ...mine(), prices: { [PETROL]: 1.7 } });
  const later = await scheduled(server, { ...mine(), due: '2026-11-22 06:01' });
  const moved = await change(server, mine(), later.id, { due: dueOf('2026-11-22 06:00') });
  expect(answerOf(moved)).toEqual([422, 'schedule_taken']);
  for (let minute = 10; minute < 57; minute += 1) {
    await scheduled(server, { ...mine(), due: `2026-11-22 07:${minute}` });
  }
  const full = await schedule(server, { ...mine(), due: '2026-11-23 07:00' });
  expect(answerOf(full)).toEqual([422, 'schedules_too_many']);
});

test('a private one can be changed, moved, announced or cancelled; one that is due cannot', async () => {
  const { id } = await scheduled(server, mine());
  const before = await readBoardVersion(db());
  const changed = await change(server, mine(), id, {
    price: 1.679,
    due: dueOf('2026-11-23 07:30'),
  });
  expect(changed.json()).toMatchObject({ price: 1.679, due_at: '2026-11-23T06:30:00.000Z' });
  expect(await readBoardVersion(db())).toBe(before);
  expect((await change(server, mine(), id)).statusCode).toBe(200);
  expect((await change(server, mine(), id)).statusCode).toBe(200);
  expect(await pending()).toEqual([]);
  expect(answerOf(await change(server, mine(), id, { price: 1.6 }))).toEqual([
    409,
    'schedule_settled',
  ]);
  const due = await scheduled(server, mine());
  server.clock.set('2026-11-22T05:00:00Z');
  for (const payload of [undefined, { price: 1.6 }]) {
    expect(answerOf(await change(server, mine(), due.id, payload))).toEqual([
      409,
      'schedule_settled',
    ]);
  }
});

test('an announced price may fall, and nothing else may change', async () => {
  const { id } = await scheduled(server, mine());
  const before = await readBoardVersion(db());
  expect((await change(server, mine(), id, { public: true })).json()).toMatchObject({
    public: true,
  });
  expect(await readBoardVersion(db())).toBeGreaterThan(before);
  for (const payload of [
    { price: 1.66 },
    { public: false },
    { due: dueOf('2026-11-22 06:01') },
    { due: dueOf('2026-11-22 05:59') },
    undefined,
  ]) {
    expect(answerOf(await change(server, mine(), id, payload))).toEqual([
      422,
      'schedule_announced',
    ]);
  }
  const same = { price: 1.659, due: dueOf('2026-11-22 06:00'), public: true };
  expect((await change(server, mine(), id, same)).statusCode).toBe(200);
  expect((await change(server, mine(), id, { price: 1.649 })).json()).toMatchObject({
    price: 1.649,
    public: true,
  });
});

test('strangers, administrators and owners of another station cannot schedule', async () => {
  const { id } = await scheduled(server, mine());
  const bruno = await registerVerified(server, 'bruno@example.sm');
  const elsewhere = await addStation(db());
  await makeOwner(server, elsewhere, bruno);
  const admin = await registerVerified(server, 'admin@example.sm', { role: 'admin' });
  for (const who of [bruno, admin]) {
    expect(answerOf(await schedule(server, { who, station }))).toEqual([403, 'owners_only']);
    expect(answerOf(await list(who))).toEqual([403, 'owners_only']);
    for (const payload of [undefined, { price: 1.6 }]) {
      expect(answerOf(await change(server, { who, station }, id, payload))).toEqual([
        403,
        'owners_only',
      ]);
    }
  }
  // The own station in the address, another one's row.
  const foreign = await change(server, { who: bruno, station: elsewhere }, id);
  expect(answerOf(foreign)).toEqual([404, 'schedule_not_found']);
  await db().updateTable('app_user').set({ email_verified: false }).execute();
  expect(answerOf(await schedule(server, mine()))).toEqual([403, 'email_unverified']);
});

test('a colleague who changes it becomes its author', async () => {
  const { id } = await scheduled(server, mine());
  const bruno = await registerVerified(server, 'bruno@example.sm');
  await makeOwner(server, station, bruno);
  await change(server, { who: bruno, station }, id, { price: 1.649 });
  await db().deleteFrom('station_owner').where('user_id', '=', anna.user.id).execute();
  server.clock.set('2026-11-22T05:00:00Z');
  await publish(server);
  const rows = await db().selectFrom('scheduled_price').select(['state', 'price']).execute();
  expect(rows).toEqual([{ state: 'published', price: 1649 }]);
});
