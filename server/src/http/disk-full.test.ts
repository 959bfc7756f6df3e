// Tests rule database-away.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANNA, post } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ sampledLog: true });
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$;`.execute(server.database.kysely);
  await sql`create trigger full_disk before insert on app_user execute function refuse()`.execute(
    server.database.kysely,
  );
});
afterAll(() => server.close());

test('on a full disk a write gets an error that says so, and it is logged once', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await post(server, '/register', ANNA);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { message: 'Al momento non si può salvare niente: manca lo spazio. Riprova più tardi.' },
    ]);
  }
  const lines = server.log.filter(({ level }) => level === 'error');
  expect(lines).toMatchObject([{ code: '53100', msg: 'the disk is full; said once a minute' }]);
  expect(JSON.stringify(lines).length).toBeLessThan(500);
});
