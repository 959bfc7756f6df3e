// The permissions of a till's token (decision 0035).
// Tests rule owner-tokens.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { CALLS } from '@pieno/contract/calls.ts';
import { ACCOUNT_LIMITS } from '@pieno/contract/call-limits.ts';
import { registerVerified } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { makeOwner } from '../testing/stations/owners.ts';
import { sendAsTill, tokenFor } from '../testing/prices/tills.ts';
import { addFuelTypes, addStation } from '../testing/stations/stations.ts';

const REPORT = { fuel: 20, price: 1.659 };
let server: TestApp;
let olga: Session;
let own: number;
let foreign: number;
let token: string;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  await addFuelTypes(db());
  own = await addStation(db());
  foreign = await addStation(db());
  olga = await registerVerified(server, 'olga@example.sm', { role: 'admin' });
  await makeOwner(server, own, olga);
  ({ token } = await tokenFor(server, olga, own));
  server.log.length = 0;
});
afterAll(() => server.close());

const db = () => server.database.kysely;

test('a token opens no other station, though its maker is an administrator', async () => {
  const answer = await sendAsTill(server, token, foreign, REPORT);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'token_refused']);
  expect((await sendAsTill(server, token, 999_999, REPORT)).statusCode).toBe(404);
});

test('a token is no session: every other call refuses it', async () => {
  const others = Object.entries(CALLS).filter(
    ([name, { access }]) => access !== 'public' && name !== 'PUT /owner/stations/:id/prices',
  );
  expect(others.length).toBeGreaterThan(40);
  for (const [name] of others) {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    const url = `/api${path.replace(/:\w+/g, String(own))}`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({ method, url, headers });
    expect([name, answer.statusCode]).toEqual([name, 401]);
  }
});

test.each([
  ['cut', () => token.slice(0, -1)],
  ['of another case', () => token.toUpperCase()],
  ['guessed', () => `pieno_cassa_${'A'.repeat(43)}`],
  ['its hash', async () => (await kept()).token_hash],
  ['with its prefix twice', () => `pieno_cassa_${token}`],
])('a token that is %s is refused', async (_, given) => {
  expect((await sendAsTill(server, await given(), own, REPORT)).statusCode).toBe(401);
});

const kept = () => db().selectFrom('station_token').selectAll().executeTakeFirstOrThrow();

test('a till with too many requests is limited, and others are not', async () => {
  const other = await tokenFor(server, olga, own);
  for (let count = 0; count < ACCOUNT_LIMITS.stationToken.max; count += 1) {
    await sendAsTill(server, token, foreign, REPORT);
  }
  const refused = await sendAsTill(server, token, own, REPORT);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await sendAsTill(server, other.token, own, REPORT)).statusCode).toBe(200);
});

test('neither log nor database contain a token', async () => {
  await sendAsTill(server, token, own, REPORT);
  await sendAsTill(server, token, foreign, REPORT);
  await sendAsTill(server, `${token}x`, own, REPORT);
  await server.app.inject({ url: `/api/nowhere`, headers: { authorization: `Bearer ${token}` } });
  expect(JSON.stringify(server.log)).not.toContain('pieno_cassa_');
  const { rows } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'
  `.execute(db());
  for (const { name } of rows) {
    const { rows: lines } = await sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} t
    `.execute(db());
    expect([name, lines.filter(({ text }) => text.includes(token))]).toEqual([name, []]);
  }
});
