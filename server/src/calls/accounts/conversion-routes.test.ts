// Tests rules call-guests, guest-conversion, guest-data.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SessionSchema } from '@pieno/contract/accounts/account.ts';
import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import { ANNA, asGuest, asUser, enterAsGuest, post, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let guest: GuestAccess;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  server.clock.set('2026-11-21T08:00:00Z');
  guest = await enterAsGuest(server);
});
afterAll(() => server.close());

const brought = () => ({
  id: guest.guest_id,
  expires_at: guest.expires_at,
  search_preferences: { last_fuel: 10, 'a\0b': '\ud800' },
  recent_stations: [8, { id: 12, name: "Stazione d'Oro", position: { at: [43.9, 12.4] } }],
  cart_items: [{ id: 3, name: 'Wireless mouse', price: 19.9, is_chosen: true, note: null }],
});
const convert = (headers: Record<string, string>, different: object = {}) =>
  post(
    server,
    '/guest/convert-to-registered',
    { ...ANNA, guest_id: guest.guest_id, guest_data: brought(), ...different },
    headers,
  );
/** What is stored for data missing on the phone. */
const EMPTY = {
  id: {},
  expires_at: {},
  search_preferences: { search_preferences: {} },
  recent_stations: { recent_stations: [] },
  cart_items: { cart_items: [] },
};
const kept = () => server.database.kysely.selectFrom('guest_data').selectAll().execute();
const accounts = () => server.database.kysely.selectFrom('app_user').selectAll().execute();

test('a guest becomes a registered user and keeps all data', async () => {
  const answer = await convert(asGuest(guest), { role: 'admin', id: 'me' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const session = SessionSchema.parse(answer.json());
  expect(session.user).toMatchObject({
    name: 'Anna',
    full_name: 'Anna',
    role: 'user',
    agree_privacy: true,
  });
  const { id: _, expires_at: __, ...data } = brought();
  expect(await kept()).toEqual([
    {
      user_id: session.user.id,
      guest_id: guest.guest_id,
      converted_at: new Date('2026-11-21T08:00:00Z'),
      ...data,
    },
  ]);
  const me = await server.app.inject({ url: '/api/user', headers: asUser(session) });
  expect(me.json()).toEqual(session.user);
});

test.each(['id', 'expires_at', 'search_preferences', 'recent_stations', 'cart_items'] as const)(
  'guest data without %s is accepted',
  async (missing) => {
    const { [missing]: _, ...rest } = brought();
    const answer = await convert(asGuest(guest), { guest_data: rest });
    expect(answer.statusCode).toBe(200);
    const { id: __, expires_at: ___, ...data } = { ...brought(), ...EMPTY[missing] };
    expect(await kept()).toMatchObject([{ guest_id: guest.guest_id, ...data }]);
  },
);

test('a guest without stored data can register', async () => {
  expect((await convert(asGuest(guest), { guest_data: {} })).statusCode).toBe(200);
  expect(await kept()).toMatchObject([
    { search_preferences: {}, recent_stations: [], cart_items: [] },
  ]);
});

test('guest data is deleted with the account', async () => {
  await convert(asGuest(guest));
  await server.database.kysely.deleteFrom('app_user').execute();
  for (const table of ['guest_data', 'user_session', 'user_credential'] as const) {
    expect(await server.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('a taken e-mail is refused and nothing is stored', async () => {
  await registerAnna(server);
  const answer = await convert(asGuest(guest));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { message: 'Errore di validazione', errors: { email: ['Questa email è già registrata'] } },
  ]);
  expect(await kept()).toEqual([]);
});

test.each([
  [{ guest_data: undefined }, { guest_data: ['Campo obbligatorio'] }],
  [{ guest_data: 'x' }, { guest_data: ['Valore non valido'] }],
  [{ guest_id: 5 }, { guest_id: ['Valore non valido'] }],
  [{ agree_privacy: false }, { agree_privacy: ['Devi accettare i termini e condizioni'] }],
])('%o is refused with the errors of a registration', async (different, errors) => {
  const answer = await convert(asGuest(guest), different);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }]);
  expect(await accounts()).toEqual([]);
});

/** Placeholder, replaced in the JSON text by lists nested too deep for `JSON.stringify`. */
const nested = 'NESTED';
const nest = (guest_data: object) =>
  JSON.stringify({ ...ANNA, guest_id: guest.guest_id, guest_data }).replace(
    JSON.stringify(nested),
    '['.repeat(5_000) + ']'.repeat(5_000),
  );
const convertNested = (different: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/guest/convert-to-registered',
    payload: nest({ ...brought(), ...different }),
    headers: { ...asGuest(guest), 'content-type': 'application/json' },
  });
test.each([
  ['lists in lists without end', { recent_stations: nested }],
  ['a station that is a list without end', { recent_stations: [nested] }],
  ['a wish that is a list without end', { search_preferences: { last_fuel: nested } }],
  ['a good that is a list without end', { cart_items: [{ id: nested }] }],
  ['more stations than anybody looks at', { recent_stations: Array(101).fill(8) }],
  ['more goods than a cart holds', { cart_items: Array(101).fill({ id: 3 }) }],
  ['a wish with an endless name', { search_preferences: { ['x'.repeat(101)]: 1 } }],
])('%s is refused as guest data', async (_, wrong) => {
  server.log.length = 0;
  const answer = await convertNested(wrong);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { message: 'Errore di validazione', errors: { guest_data: ['Valore non valido'] } },
  ]);
  expect([await accounts(), server.log]).toEqual([[], []]);
});

test('unknown fields of the guest data are not stored', async () => {
  const answer = await convertNested({ recent_stations: [8], position: nested });
  expect(answer.statusCode).toBe(200);
  expect(await kept()).toMatchObject([{ recent_stations: [8] }]);
});

test("another guest's id is refused", async () => {
  const other = await enterAsGuest(server);
  const answer = await convert(asGuest(other));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    403,
    { message: 'Errore durante la registrazione' },
  ]);
  expect(await accounts()).toEqual([]);
});

test('a registered user cannot convert', async () => {
  const session = await registerAnna(server);
  const answer = await convert(asUser(session), { email: 'altra@example.sm' });
  expect(answer.statusCode).toBe(403);
  expect(await accounts()).toHaveLength(1);
});

test.each([
  ['no token', () => ({}), { message: 'Utente non autenticato' }],
  ['a forged token', () => ({ 'x-guest-token': `${guest.guest_token}x` }), expired()],
  ['nonsense', () => ({ 'x-guest-token': 'x' }), expired()],
])('with %s: 401', async (_, headers, body) => {
  const answer = await convert(headers());
  expect([answer.statusCode, answer.json()]).toMatchObject([401, body]);
  expect(await accounts()).toEqual([]);
});

test('an expired guest gets its own error code, so that the client renews it', async () => {
  server.clock.advance(24 * 3_600_000);
  const answer = await convert(asGuest(guest));
  expect([answer.statusCode, answer.json()]).toEqual([401, expired('guest_expired')]);
});

function expired(code?: string) {
  return { message: 'Sessione scaduta', ...(code && { code }) };
}
