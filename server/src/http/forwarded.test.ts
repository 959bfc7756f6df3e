// Tests rule proxy-named.
import { expect, onTestFinished, test } from 'vitest';
import type { Today } from '@pieno/contract/today/today.ts';
import { asUser, registerVerified } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { sharedTestDatabase } from '../testing/database/database.ts';

/** Makes the function that asks “Oggi” whether the configuration lacks a proxy. */
async function askToday(server: TestApp) {
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  return async () => {
    const answer = await server.app.inject({ url: '/api/admin/today', headers: asUser(maria) });
    return answer.json<Today>().checks.some((one) => one.id === 'proxy' && one.state === 'wrong');
  };
}

test.each([
  ['no TRUST_PROXY is warned of once, and shown in “Oggi”', [], 1],
  ['one nothing is logged', ['loopback'], 0],
])('a proxy with %s', async (_, trustProxy, warnings) => {
  const database = await sharedTestDatabase();
  const server = await openTestApp({ database, config: { trustProxy } });
  onTestFinished(() => server.clear());
  const unnamed = await askToday(server);
  expect(await unnamed()).toBe(false);
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-for']) {
    await server.app.inject({ url: '/api/health', headers: { [name]: '203.0.113.9' } });
  }
  expect(await unnamed()).toBe(warnings > 0);
  expect(server.log.filter(({ msg }) => /TRUST_PROXY/u.test(String(msg)))).toHaveLength(warnings);
});

test("a stranger's header is reported until a visitor comes without one", async () => {
  const server = await openTestApp({ database: await sharedTestDatabase() });
  onTestFinished(() => server.clear());
  const unnamed = await askToday(server);
  const come = (remoteAddress: string, headers = {}) =>
    server.app.inject({ url: '/api/health', remoteAddress, headers });
  await come('203.0.113.5', { 'x-forwarded-for': '127.0.0.1' });
  // Processes beside the server, such as this one, bypass the proxy.
  for (const address of ['127.0.0.1', '::ffff:10.0.0.7', 'fd00::7']) await come(address);
  expect(await unnamed()).toBe(true);
  await come('::ffff:8.8.8.8');
  expect(await unnamed()).toBe(false);
  await come('203.0.113.5', { 'x-forwarded-for': '127.0.0.1' });
  expect(await unnamed()).toBe(true);
  expect(server.log.filter(({ msg }) => /TRUST_PROXY/u.test(String(msg)))).toHaveLength(1);
});
