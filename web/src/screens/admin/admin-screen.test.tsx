import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Today } from '@pieno/contract/today/today.ts';
import { leave, signIn } from '../../session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import {
  ADMINISTERED_STATION as STATION,
  SAID_AT as AT,
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

const NONE = { count: 0, oldest_at: null };
const TODAY: Today = {
  newest: [{ area: 'SM', decade: 10, newest_at: AT, business: STATION, stations: 17, fresh: 3 }],
  held: { count: 2, oldest_at: AT },
  contested: NONE,
  reported: NONE,
  people: { count: 1, oldest_at: AT },
  unverified: { count: 3, oldest_at: AT },
  drivers: [],
  silent: [{ business: STATION, last_at: null, phone: '0549 123456', people: 0, invitations: 1 }],
  fuels: [],
  imports: [{ kind: 'mimit', finished_at: AT, failed: { at: AT, message: 'File vuoto' } }],
  unpublished: [],
  moved_out: [{ id: 57, name: 'Agip Cerasolo', locality: null }],
  outsiders: 23_834,
  mail: { configured: false },
  address: { configured: false },
  proxy: { unnamed: true },
  backups: { configured: true, proven: { at: AT, stations: 41, prices: 18_204 }, failed: null },
};

test('Oggi leads from each item to its next step', async () => {
  api.answer('/admin/today', TODAY);
  await renderScreen(<AdminScreen />);
  for (const [name, to] of [
    ['Decidi', '/admin/coda'],
    ['Rispondi', '/admin/inviti'],
    ['Conferma', '/admin/persone'],
    ['Guarda', '/admin/distributori/57'],
    ['Vai a Importa', '/admin/importa'],
    ['Prezzi: Domagnano Tamoil', '/admin/prezzi/8'],
    ['Chiama: Domagnano Tamoil', 'tel:0549123456'],
    ['Invita: Domagnano Tamoil', '/admin/inviti/8'],
  ] as const) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  for (const name of [/SMTP_URL/, /PUBLIC_URL/, /TRUST_PROXY/])
    await expect.element(page.getByText(name)).toBeVisible();
  const failed = page.getByText(/^Importazione «Ministero italiano» non riuscita, [^:]+\. /);
  await expect.element(failed).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('Oggi says in green when a restore was last proven, and in red what is wrong with the back-ups', async () => {
  vi.useFakeTimers({ now: Date.parse(AT) + 86_400_000, toFake: ['Date'] });
  const proven = TODAY.backups.proven!;
  const last = 'Ultima prova di ripristino: ieri, 41 distributori, 18.204 prezzi';
  const old = { ...proven, at: '2026-11-01T02:41:00.000Z' };
  const failed = { at: AT, message: 'Il disco è pieno: libera dello spazio e riprova.' };
  const states = [
    [{ proven }, last, 'good'],
    [{ proven, failed }, `L'ultima copia non è riuscita: ${failed.message} ${last}`, 'wrong'],
    [{ proven: old }, /^Da più di 3 giorni nessuna copia è stata provata\./, 'wrong'],
    [{ configured: false }, 'Nessuno copia i dati: manca BACKUP_KEY.', 'wrong'],
    [{}, 'Ancora nessuna copia: la prima si fa stanotte', 'plain'],
  ] as const;
  for (const [state, words, looks] of states) {
    const backups = { configured: true, proven: null, failed: null, ...state };
    api.answer('/admin/today', { ...TODAY, backups });
    const screen = await renderScreen(<AdminScreen />);
    const said = page.getByText(words, { exact: true });
    await expect.element(said).toBeVisible();
    const good = said.element().closest('[data-kind=success]:has(svg)');
    expect(good !== null).toBe(looks === 'good');
    const { color } = getComputedStyle(said.element());
    const danger = getComputedStyle(document.documentElement).getPropertyValue('--danger');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = danger;
    expect(color === getComputedStyle(probe).color).toBe(looks === 'wrong');
    probe.remove();
    await expectAccessibleInBothThemes();
    await screen.unmount();
  }
});

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

test('a quiet day says so', async () => {
  api.answer('/admin/today', {
    ...TODAY,
    held: NONE,
    people: NONE,
    unverified: NONE,
    silent: [],
    moved_out: [],
    outsiders: 0,
    imports: [],
    mail: { configured: true },
    address: { configured: true },
    proxy: { unnamed: false },
  });
  await renderScreen(<AdminScreen />);
  await expect.element(page.getByText(/^Niente da fare/)).toBeVisible();
});

test('a driver whom firm words bear out, and a price that could not be published: the step leads to the person, to the prices', async () => {
  const record = { borne_out: 12, contradicted: 0, since: '2026-10-03T09:00:00.000Z' };
  const anna = { id: 'anna', name: 'Anna', email: 'anna@example.sm', ...record };
  api.answer('/admin/today', { ...TODAY, moved_out: [], drivers: [anna], unpublished: [STATION] });
  await renderScreen(<AdminScreen />);
  const proposal = page.getByText(/^Anna segnala spesso: 12 volte .* mai smentito, dal 3 ottobre/);
  await expect.element(proposal).toBeVisible();
  await expect.element(page.getByText(/«Domagnano Tamoil» non è stato pubblicato/)).toBeVisible();
  const steps = page.getByRole('link', { name: 'Guarda' });
  await expect.element(steps.first()).toHaveAttribute('href', '/admin/persone/anna');
  await expect.element(steps.last()).toHaveAttribute('href', '/admin/prezzi/8');
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
