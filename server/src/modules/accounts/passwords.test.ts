// Tests rule form-login.
import { createHook } from 'node:async_hooks';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ANNA, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { scrypt, verifyPassword } from './passwords.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

test('an unknown e-mail takes as much hashing as a known one', async () => {
  const { user } = await registerAnna(server);
  const [hash, verify] = [vi.spyOn(scrypt, 'hash'), vi.spyOn(scrypt, 'verify')];
  const verified = (id?: string) => verifyPassword(server.database.kysely, id, 'sbagliata');
  expect(await verified(user.id)).toBeUndefined();
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 1]);
  expect(await verified()).toBeUndefined();
  expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
});

test('at most two passwords are hashed at a time', async () => {
  const hash = await scrypt.hash(ANNA.password);
  let most = 0;
  const underWay = new Set<number>();
  const watch = createHook({
    init: (id, type) => {
      if (type === 'SCRYPTREQUEST') most = Math.max(most, underWay.add(id).size);
    },
    before: (id) => void underWay.delete(id),
  }).enable();
  await Promise.all([
    ...Array.from({ length: 4 }, () => scrypt.hash(ANNA.password)),
    scrypt.verify(hash, ANNA.password),
  ]);
  watch.disable();
  expect(most).toBe(2);
});
