import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import {
  ADMINISTERED_STATION as STATION,
  SAID_AT as AT,
  SAMPLE_TODAY as TODAY,
} from '../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ADMIN_PARTS } from './admin-parts.ts';
import { AdminScreen } from './admin-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => {
  vi.useRealTimers();
  leave('');
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('the parts are all in the navigation, and the shown one is in view and names the tab', async () => {
  await page.viewport(390, 844);
  api.answer('GET /user/second-factor', { enabled: false, recovery_codes: 0 });
  await renderScreen(<AdminScreen part="accesso" />);
  const nav = page.getByRole('navigation', { name: 'Amministrazione' });
  const shown = nav.getByRole('link', { name: 'Accesso' });
  await expect.element(shown).toHaveAttribute('aria-current', 'page');
  await expect.element(shown).toBeInViewport({ ratio: 0.99 });
  await expect.element(nav.getByRole('link', { name: 'Oggi' })).toHaveAttribute('href', '/admin');
  expect(document.title).toBe('Accesso · Admin · Pieno');
  expect(nav.getByRole('link').elements()).toHaveLength(ADMIN_PARTS.length);
});

test('the first part stands clear of the edge of the screen', async () => {
  await page.viewport(390, 844);
  api.answer('/admin/today', TODAY);
  await renderScreen(<AdminScreen />);
  const first = page.getByRole('navigation').getByRole('link', { name: 'Oggi' });
  await expect.element(first).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => first.element().getBoundingClientRect().left).toBe(16);
});

test('whoever signs in next sees nothing of what was loaded before', async () => {
  api.answer('/admin/today', TODAY);
  await renderScreen(<AdminScreen />);
  await expect.element(page.getByText(/SMTP_URL/)).toBeVisible();
  api.hold('/admin/today');
  signIn('t2', { ...SAMPLE_USER, id: 'u9', role: 'admin' });
  await expect.element(page.getByText(/SMTP_URL/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Caricamento…')).toBeInTheDocument();
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
      },
      {
        business: { ...STATION, id: 31, name: 'E-Way' },
        kind: 'charging',
        areas: ['SM'],
        phone: null,
        people: 0,
        waiting: 0,
        invitations: 0,
      },
    ],
    total: 2,
  });
  const screen = await renderScreen(<AdminScreen part="inviti" />);
  await expect.element(page.getByText('Nessun distributore trovato')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.getByRole('searchbox', { name: 'Cerca un distributore' }).click();
  await userEvent.keyboard('dom');
  await expect.element(page.getByRole('searchbox')).toHaveValue('dom');
  vi.runAllTimers();
  vi.useRealTimers();
  await expect
    .element(page.getByRole('link', { name: /Domagnano Tamoil/ }))
    .toHaveAttribute('href', '/admin/inviti/8');
  await expect.element(page.getByText('Domagnano · solo ricarica elettrica')).toBeVisible();
  // Not for every key.
  expect(api.calls).toEqual(['/admin/stations?q=', '/admin/stations?q=dom']);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  // Back from a station, the words are there again.
  const { unmount } = screen;
  await unmount();
  await renderScreen(<AdminScreen part="inviti" />);
  await expect.element(page.getByRole('searchbox')).toHaveValue('dom');
});

test('the log tells what was done, by whom and why, page after page', async () => {
  const entry = {
    id: '2',
    at: AT,
    role: 'administrator' as const,
    actor: 'x',
    own: true,
    action: 'claim_rejected' as const,
    business: STATION,
    target: { item: '17', fuel_type_id: 10, price: 1.469 },
    reason: 'Fuori misura',
  };
  api.answer('/admin/log', { entries: [entry], people: {}, stations: {}, next: '2' });
  api.answer('/admin/log?before=2' as '/admin/log', {
    entries: [{ ...entry, id: '1', own: false, action: 'something_new', target: { person: 'y' } }],
    people: { x: 'Maria (maria@example.sm)', y: 'Anna (anna@example.sm)' },
    stations: {},
    next: null,
  });
  await renderScreen(<AdminScreen part="registro" />);
  await expect.element(page.getByText('Motivo: Fuori misura')).toBeVisible();
  await expect.element(page.getByText('Prezzo rifiutato')).toBeVisible();
  await expect.element(page.getByText('Benzina Self · 1,469 €')).toBeVisible();
  await button('Altri').click();
  await expect.element(page.getByText('Altra modifica')).toBeVisible();
  await expect
    .element(page.getByText(/amministratore · Maria \(maria@example.sm\)$/))
    .toBeVisible();
  await expect.element(page.getByText('Anna (anna@example.sm)', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});
