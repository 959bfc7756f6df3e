// Reading the whole database, or a back-up of it, gives no usable password, token or code.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ANNA, asGuest, asUser, enterAsGuest, post, registerAnna } from '../testing/accounts.ts';
import type { TestApp } from '../testing/app.ts';
import { NEW_PASSWORD, openTestRecovery, type TestRecovery } from '../testing/accounts/recovery.ts';
import { openTestSocial } from '../testing/accounts/social.ts';

let recovery: TestRecovery;
beforeAll(async () => {
  recovery = await openTestRecovery();
});
afterAll(() => recovery.close());

async function dump({ database }: TestApp): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public'
  `.execute(database.kysely);
  const tables = rows.map(({ name }) =>
    sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(database.kysely),
  );
  return (await Promise.all(tables))
    .flatMap(({ rows: kept }) => kept.map(({ text }) => text))
    .join('\n');
}

test('no password, token or code can be read in the database', async () => {
  const { server } = recovery;
  const guest = await enterAsGuest(server);
  const anna = await registerAnna(server);
  const again = (await recovery.login(ANNA.password)).json<Session>();
  await post(server, '/login', { email: 'nessuno@example.sm', password: 'una sbagliata' });
  await post(server, '/auth/current-user', {}, asGuest(guest));
  await recovery.ask('altri@example.sm');
  await recovery.ask();
  const code = await recovery.codeOf();
  const before = await dump(server);
  await recovery.reset(code);
  const last = (await recovery.login(NEW_PASSWORD)).json<Session>();
  const kept = before + (await dump(server));
  expect(kept).toContain(ANNA.email);
  for (const secret of [
    anna.token,
    again.token,
    last.token,
    guest.guest_token,
    code,
    ANNA.password,
    NEW_PASSWORD,
    'una sbagliata',
    'nessuno@example.sm',
    'altri@example.sm',
  ])
    expect(kept.includes(secret), secret).toBe(false);
});

test('the stored data of a session do not open one', async () => {
  const { server } = recovery;
  const eva = await registerAnna(server, { email: 'eva@example.sm' });
  const rows = await server.database.kysely.selectFrom('user_session').selectAll().execute();
  for (const token of rows.flatMap(({ id, token_hash }) => [id, token_hash])) {
    const answer = await server.app.inject({ url: '/api/user', headers: asUser({ token }) });
    expect(answer.statusCode).toBe(401);
  }
  expect((await server.app.inject({ url: '/api/user', headers: asUser(eva) })).statusCode).toBe(
    200,
  );
});

test('nor do those of a social sign-in', async () => {
  const social = await openTestSocial();
  onTestFinished(() => social.close());
  social.providers.google.person = { sub: 'anna', email: ANNA.email, email_verified: true };
  const browser = social.browser();
  const page = await browser.signIn();
  const code = page.searchParams.get('codice')!;
  const proof = browser.cookie;
  const before = await dump(social.server);
  const { token } = (await browser.exchange(code)).json<Session>();
  const kept = before + (await dump(social.server));
  for (const secret of [code, proof, token]) expect(kept.includes(secret)).toBe(false);
});
