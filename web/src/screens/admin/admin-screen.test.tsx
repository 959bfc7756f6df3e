// Tests rules admin-screen, admin-system.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
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

test("the navigation shows all parts and fits a small phone, and the shown part is the tab's title", async () => {
  await page.viewport(320, 640);
  api.answer('GET /user/second-factor', { enabled: false, recovery_codes: 0 });
  await renderScreen(<AdminScreen part="sistema" chosen="accesso" />);
  const nav = page.getByRole('navigation', { name: 'Amministrazione' });
  const links = nav.getByRole('link');
  await expect
    .element(nav.getByRole('link', { name: 'Sistema' }))
    .toHaveAttribute('aria-current', 'page');
  const names = links.elements().map((link) => link.textContent);
  expect(names).toEqual(['Oggi', 'Coda', 'Distributori', 'Persone', 'Sistema']);
  for (const link of links.all()) await expect.element(link).toBeInViewport({ ratio: 1 });
  await expect.element(links.first()).toHaveAttribute('href', '/admin');
  expect(document.title).toBe('Accesso · Admin · Pieno');
});

test('Sistema lists its pages, and each links back', async () => {
  const { unmount } = await renderScreen(<AdminScreen part="sistema" />);
  for (const [name, to] of [
    [/^Impostazioni/, 'impostazioni'],
    [/^Messaggio di benvenuto/, 'benvenuto'],
    [/^Importa/, 'importazioni'],
    [/^Lavori automatici/, 'lavori'],
    [/^Registro/, 'registro'],
    [/^Accesso/, 'accesso'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', `/admin/sistema/${to}`);
  }
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await unmount();
  api.answer('/admin/jobs', { running: true, jobs: [] });
  await renderScreen(<AdminScreen part="sistema" chosen="lavori" />);
  await expect.element(page.getByRole('heading', { name: 'Lavori automatici' })).toBeVisible();
  const back = page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByRole('link', { name: 'Sistema' });
  await expect.element(back.last()).toHaveAttribute('href', '/admin/sistema');
});

test('the next account sees nothing of what was loaded before', async () => {
  api.answer('/admin/today', TODAY);
  await renderScreen(<AdminScreen />);
  await expect.element(page.getByText(/SMTP_URL/)).toBeVisible();
  api.hold('/admin/today');
  signIn('t2', { ...SAMPLE_USER, id: 'u9', role: 'admin' });
  await expect.element(page.getByText(/SMTP_URL/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Caricamento…')).toBeInTheDocument();
});

test('the log shows what was done, by whom and why, paged', async () => {
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
  await renderScreen(<AdminScreen part="sistema" chosen="registro" />);
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
