// Tests rules app-install, offline-prices.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bestByDecadeQuery } from '../core/api/prices/prices.ts';
import { createQueryClient } from '../core/api/query-client.ts';
import { forgetGuestMemory, rememberStation } from '../core/session/guest-memory.ts';
import { PwaNotices } from './pwa-notices.tsx';
import { emulatePrint } from '../testing/print-media.ts';
import type { PwaState } from './pwa.ts';

const pwa = vi.hoisted(() => ({
  state: { isOnline: true, prompt: null } as PwaState,
  acceptUpdate: vi.fn(),
  postponeUpdate: vi.fn(),
  acceptInstall: vi.fn(() => Promise.resolve()),
  declineInstall: vi.fn(),
}));
vi.mock('./pwa.ts', () => ({ ...pwa, usePwa: () => pwa.state }));

beforeEach(forgetGuestMemory);
afterEach(() => void vi.clearAllMocks());

async function show(state: PwaState) {
  pwa.state = state;
  const queries = createQueryClient();
  await render(
    <QueryClientProvider client={queries}>
      <ThemeProvider colorScheme="light">
        <main>
          <PwaNotices />
        </main>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return queries;
}
const offline = page.getByText('Sei offline: vedi ciò che è già sul telefono.');
const press = (name: string) => page.getByRole('button', { name }).click();

test('is accessible with all notices shown', async () => {
  await show({ isOnline: false, prompt: 'update' });
  await expectAccessible();
});

test('is not printed', async () => {
  await show({ isOnline: false, prompt: 'update' });
  const update = page.getByRole('button', { name: 'Aggiorna' });
  await expect.element(offline).toBeVisible();
  await expect.element(update).toBeVisible();
  const notices = [offline.element(), update.element()];
  await emulatePrint();
  expect(notices.filter((notice) => notice.checkVisibility())).toEqual([]);
});

test('shows nothing when online and up to date', async () => {
  await show({ isOnline: true, prompt: null });
  await afterPaint();
  expect(page.getByRole('status').elements()).toHaveLength(0);
});

test('shows that the prices come from this phone', async () => {
  await show({ isOnline: false, prompt: null });
  await expect.element(offline).toBeVisible();
});

test.each([
  [false, 'Prezzi letti ieri alle 18:40: sei offline.'],
  [true, 'Prezzi letti ieri alle 18:40: il server tarda, riprovo.'],
])('shows the age of cached prices (online: %s)', async (isOnline, sentence) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date'] });
  const queries = await show({ isOnline, prompt: null });
  const answer = { data: [], cachedAt: '2026-11-20T17:40:00.000Z' };
  const observer = new QueryObserver(queries, {
    ...bestByDecadeQuery,
    queryFn: () => answer,
    refetchInterval: false,
  });
  const stop = observer.subscribe(() => undefined);
  await expect.element(page.getByText(sentence)).toBeVisible();
  stop();
  vi.useRealTimers();
});

test('an update is activated or postponed as the visitor chooses', async () => {
  await show({ isOnline: true, prompt: 'update' });
  await press('Aggiorna');
  expect(pwa.acceptUpdate).toHaveBeenCalledTimes(1);
  await press('Più tardi');
  expect(pwa.postponeUpdate).toHaveBeenCalledTimes(1);
});

test('the installation is offered only after a station was opened', async () => {
  await show({ isOnline: true, prompt: 'install' });
  await afterPaint();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  rememberStation({ id: 8, name: 'Prova', locality: null });
  await press('Installa');
  expect(pwa.acceptInstall).toHaveBeenCalledTimes(1);
  await press('No, grazie');
  expect(pwa.declineInstall).toHaveBeenCalledTimes(1);
});

test('the installation is not offered offline', async () => {
  rememberStation({ id: 8, name: 'Prova', locality: null });
  await show({ isOnline: false, prompt: 'install' });
  await expect.element(offline).toBeVisible();
  await afterPaint();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
