// Tests rule admin-stations-part.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ADMINISTERED_STATION as STATION } from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { StationList } from './station-list.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => {
  vi.useRealTimers();
  leave('');
});

test('a station is found by a word', async () => {
  api.answer('/admin/stations?q=' as '/admin/stations', { stations: [], total: 0 });
  api.answer('/admin/stations?q=dom' as '/admin/stations', {
    stations: [
      {
        business: STATION,
        kind: 'fuel',
        areas: ['SM'],
        phone: null,
        people: 1,
        waiting: 1,
        invitations: 0,
        last_at: null,
      },
      {
        business: { ...STATION, id: 31, name: 'E-Way' },
        kind: 'charging',
        areas: ['SM'],
        phone: null,
        people: 0,
        waiting: 0,
        invitations: 0,
        last_at: null,
      },
    ],
    total: 2,
  });
  const screen = await renderScreen(<StationList />);
  await expect.element(page.getByText('Nessun distributore trovato')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.getByRole('searchbox', { name: 'Cerca un distributore' }).click();
  await userEvent.keyboard('dom');
  await expect.element(page.getByRole('searchbox')).toHaveValue('dom');
  vi.runAllTimers();
  vi.useRealTimers();
  await expect
    .element(page.getByRole('link', { name: /Domagnano Tamoil/ }))
    .toHaveAttribute('href', '/admin/distributori/8');
  await expect.element(page.getByText(/^Domagnano · solo ricarica elettrica/)).toBeVisible();
  // One request, not one per key.
  expect(api.calls).toEqual(['/admin/stations?q=', '/admin/stations?q=dom']);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  // Back from a station, the words are still there.
  const { unmount } = screen;
  await unmount();
  await renderScreen(<StationList />);
  await expect.element(page.getByRole('searchbox')).toHaveValue('dom');
});

test('filters are applied, and kept when the administrator returns', async () => {
  const none = { stations: [], total: 0 };
  for (const query of [
    '',
    '&area=SM',
    '&area=SM&unowned=true',
    '&area=SM&unowned=true&silent=true',
  ])
    api.answer(`/admin/stations?q=dom${query}` as '/admin/stations', none);
  const { unmount } = await renderScreen(<StationList />);
  await page.getByRole('radio', { name: 'San Marino' }).click({ force: true });
  await page.getByRole('button', { name: 'Senza gestore' }).click();
  await page.getByRole('button', { name: 'Senza notizie' }).click();
  await expect
    .poll(() => api.calls.at(-1))
    .toBe('/admin/stations?q=dom&area=SM&unowned=true&silent=true');
  await expectAccessibleInBothThemes();
  await unmount();
  await renderScreen(<StationList />);
  const pressed = page.getByRole('button', { name: 'Senza notizie' });
  await expect.element(pressed).toHaveAttribute('aria-pressed', 'true');
});
