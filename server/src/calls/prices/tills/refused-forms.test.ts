// Tests rule owner-tokens.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerVerified, asUser } from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { tokenFor } from '../../../testing/prices/tills.ts';
import { makeOwner } from '../../../testing/stations/owners.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';

const PETROL = 10;
const DIESEL = 20;
const RIGHT = { fuel_type_id: DIESEL, price: 1.659 };
let server: TestApp;
let station: number;
let token: string;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  server.clock.set('2026-11-22T08:00:00Z');
  await server.clear();
  await addFuelTypes(server.database.kysely);
  station = await addStation(server.database.kysely);
  const olga = await registerVerified(server, 'olga@example.sm');
  await makeOwner(server, station, olga);
  ({ token } = await tokenFor(server, olga, station));
});
afterAll(() => server.close());

const send = async (payload: object, key: string = crypto.randomUUID()) => {
  const headers = { ...asUser({ token }), 'idempotency-key': key };
  const url = `/api/owner/stations/${station}/prices`;
  return await server.app.inject({ method: 'PUT', url, headers, payload });
};
const messageOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.json<{ message: string }>().message;
const errorsOf = async (payload: object) =>
  (await send(payload)).json<{ errors: Record<string, string[]> }>().errors;
/** The errors of a wrong price that follows a right one. */
const priceError = async (fuel_type_id: unknown, price: unknown) =>
  await errorsOf({ prices: [RIGHT, { fuel_type_id, price }] });

test.each<[what: string, price: unknown, at: string, sentence: RegExp]>([
  ['a text', '1.759', 'prices.1.price', /^Il prezzo di Benzina Self \(10\) va scritto come numero/],
  ['nothing', 0, 'prices.1.price', /^Il prezzo di Benzina Self \(10\) va scritto come numero/],
  ['thousandths', 1759, 'prices.1.price', /^Il prezzo di Benzina Self \(10\) .* in millesimi/],
  ['few thousandths', 759, '10', /^Il prezzo di Benzina Self \(10\) .* in millesimi/],
  ['four decimals', 1.7595, '10', /^Il prezzo di Benzina Self \(10\) ha più di tre decimali/],
])('a price that is %s is told with its fuel', async (_, price, at, sentence) => {
  expect(await priceError(PETROL, price)).toEqual({ [at]: [expect.stringMatching(sentence)] });
});

test('an unknown fuel is named by its number, and one without a number as a fuel', async () => {
  expect(await priceError(112, '1.759')).toEqual({
    'prices.1.price': [expect.stringMatching(/^Il prezzo di carburante 112 va scritto/)],
  });
  expect(await priceError('x', '1.759')).toMatchObject({
    'prices.1.price': [expect.stringMatching(/^Il prezzo di un carburante va scritto/)],
  });
});

test('another body under a used key is refused, naming the fuels that differ', async () => {
  const key = crypto.randomUUID();
  const petrol = { fuel_type_id: PETROL, price: 1.759 };
  expect((await send({ prices: [RIGHT, petrol] }, key)).statusCode).toBe(200);
  const other = await send({ prices: [RIGHT, { ...petrol, price: 1.769 }] }, key);
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    {
      code: 'idempotency_key_taken',
      message:
        'Questa Idempotency-Key è già stata usata per altro: per Benzina Self (10) serve una chiave nuova',
    },
  ]);
  expect(messageOf(await send({ prices: [RIGHT] }, key))).toContain('per Diesel Self (20) serve');
});

test.each(['2026-11-22T09:00:00+0100', '2026-11-22T08:00:00', '2026-11-22', '', 1_795_334_400])(
  'an effective_at of the form %j is refused with the expected form',
  async (effective_at) => {
    expect(await errorsOf({ prices: [RIGHT], effective_at })).toEqual({
      effective_at: [expect.stringMatching(/con il suo fuso, per esempio 2026-11-22T08:10:00/)],
    });
  },
);

test.each([`{${crypto.randomUUID()}}`, `"${crypto.randomUUID()}"`, 'cassa-1', ''])(
  'a key of the form %s is refused with the expected form',
  async (key) => {
    expect(messageOf(await send({ prices: [RIGHT] }, key))).toMatch(
      /UUID, senza parentesi né virgolette, per esempio 0f8fad5b-/,
    );
  },
);
