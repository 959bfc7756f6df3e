import { expect, onTestFinished, test } from 'vitest';
import type { Today } from '@pieno/contract/today/today.ts';
import { asUser, registerVerified } from '../testing/accounts.ts';
import { openTestApp } from '../testing/app.ts';
import { sharedTestDatabase } from '../testing/database/database.ts';

test.each([
  ['no TRUST_PROXY is warned of once, and told in “Oggi”', [], 1],
  ['one nothing is said', ['loopback'], 0],
])('of a proxy with %s', async (_, trustProxy, warnings) => {
  const database = await sharedTestDatabase();
  const server = await openTestApp({ database, config: { trustProxy } });
  onTestFinished(() => server.clear());
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  const unnamed = async () => {
    const answer = await server.app.inject({ url: '/api/admin/today', headers: asUser(maria) });
    return answer.json<Today>().proxy.unnamed;
  };
  expect(await unnamed()).toBe(false);
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-for']) {
    await server.app.inject({ url: '/api/health', headers: { [name]: '203.0.113.9' } });
  }
  expect(await unnamed()).toBe(warnings > 0);
  expect(server.log.filter(({ msg }) => /TRUST_PROXY/u.test(String(msg)))).toHaveLength(warnings);
});
