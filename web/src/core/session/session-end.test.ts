// Tests rule form-draft.
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';

// The first import of these modules may be slow on a busy machine.
beforeAll(async () => {
  await import('./session.ts');
}, 60_000);
afterEach(() => void vi.unstubAllGlobals());

test('an expired session keeps the page as return address, a logout does not', async () => {
  fakeBrowser();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('{"message":"Sessione scaduta"}', { status: 401 })),
  );
  const { logout, signIn, startSession } = await import('./session.ts');
  const { callPersonal } = await import('../api/client.ts');
  const onAnonymous = vi.fn();
  const stop = startSession(onAnonymous);
  signIn('t1', { id: 'u1' } as User);
  await callPersonal('GET /user').catch(() => undefined);
  signIn('t2', { id: 'u1' } as User);
  logout();
  expect(onAnonymous.mock.calls).toEqual([[true], [false]]);
  stop();
});
