// Tests rule form-draft.
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { leave, signIn } from '../../core/session/session.ts';
import { expireSession } from '../../testing/end-session.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ProfileScreen } from './profile-screen.tsx';

const FULL: User = { ...SAMPLE_USER, phone: '0549 123456', city: 'Domagnano' };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => leave(''));

async function show(user = FULL) {
  signIn('t1', user);
  await renderScreen(<ProfileScreen />);
}
const field = (label: string) => page.getByLabelText(label, { exact: true });

describe('the input when the session ended', () => {
  beforeEach(async () => {
    await show();
    await field('Città').fill('Serravalle');
    await expireSession(api);
    await cleanup();
  });
  afterEach(() => localStorage.removeItem('pieno.drafts'));

  test('is restored for the same account, once', async () => {
    await show();
    await expect.element(field('Città')).toHaveValue('Serravalle');
    await expect.element(field('Telefono')).toHaveValue('0549 123456');
    await cleanup();
    await show();
    await expect.element(field('Città')).toHaveValue('Domagnano');
  });

  test('is never shown to another account', async () => {
    await show({ ...FULL, id: 'u2' });
    await expect.element(field('Città')).toHaveValue('Domagnano');
  });

  test('is deleted after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
    await show();
    await expect.element(field('Città')).toHaveValue('Domagnano');
    vi.useRealTimers();
  });
});

test('a logout leaves none of it on the phone', async () => {
  await show();
  await field('Città').fill('Serravalle');
  leave('');
  await cleanup();
  await show();
  await expect.element(field('Città')).toHaveValue('Domagnano');
});
