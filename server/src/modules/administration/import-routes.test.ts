import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/account.ts';
import type { Imports } from '@pieno/contract/administered-imports.ts';
import { asUser, registerVerified } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let maria: Session;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  await server.clear();
  maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
});
afterAll(() => server.close());

const list = async (query = ''): Promise<Imports> =>
  (
    await server.app.inject({ url: `/api/admin/imports${query}`, headers: asUser(maria) })
  ).json<Imports>();
const began = (kind: string) =>
  server.database.kysely
    .insertInto('import_attempt')
    .values({ kind, action: 'import', role: 'job', started_at: server.clock.now() })
    .execute();

test('attempts come in pages, and one that nobody runs any more is interrupted', async () => {
  for (let count = 0; count < 31; count += 1) await began('ocm');
  const { attempts, next } = await list();
  expect(attempts).toHaveLength(30);
  expect(attempts[0]).toMatchObject({ kind: 'ocm', role: 'job', own: false, state: 'interrupted' });
  const rest = await list(`?before=${next}`);
  expect(rest.attempts).toHaveLength(1);
  expect(rest.next).toBeNull();
});
