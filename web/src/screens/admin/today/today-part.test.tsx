import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  ADMINISTERED_STATION as STATION,
  NONE_WAIT as NONE,
  SAID_AT as AT,
  SAMPLE_TODAY as TODAY,
} from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { TodayPart } from './today-part.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => {
  vi.useRealTimers();
  leave('');
});

test('Oggi leads from each item to its next step', async () => {
  api.answer('/admin/today', TODAY);
  await renderScreen(<TodayPart />);
  await expect.element(page.getByRole('heading', { name: 'Non funziona' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Invita/ })).not.toBeInTheDocument();
  await page.getByText('Senza notizie (1)').click();
  await page.getByText('Il prezzo più nuovo').click();
  for (const [name, to] of [
    ['Decidi', '/admin/coda'],
    ['Rispondi', '/admin/distributori'],
    ['Conferma', '/admin/persone'],
    ['Guarda', '/admin/distributori/57/scheda'],
    ['Vai a Importa', '/admin/sistema/importazioni'],
    ['Prezzi: Domagnano Tamoil', '/admin/distributori/8'],
    ['Chiama: Domagnano Tamoil', 'tel:0549123456'],
    ['Invita: Domagnano Tamoil', '/admin/distributori/8/gestori'],
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
    const backups = { ...TODAY.backups, proven: null, ...state };
    api.answer('/admin/today', { ...TODAY, backups });
    const screen = await renderScreen(<TodayPart />);
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

test('a quiet day says so', async () => {
  vi.useFakeTimers({ now: Date.parse(AT) + 86_400_000, toFake: ['Date'] });
  api.answer('/admin/today', {
    ...TODAY,
    held: NONE,
    people: NONE,
    unverified: NONE,
    silent: [],
    moved_out: [],
    outsiders: 0,
    imports: [],
    mail: { configured: true, waiting: null },
    address: { configured: true },
    contact: { configured: true },
    proxy: { unnamed: false },
  });
  await renderScreen(<TodayPart />);
  await expect.element(page.getByText(/^Niente da decidere/)).toBeVisible();
  await expect.element(page.getByText('Tutto funziona')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Non funziona' }).elements()).toEqual([]);
  await expectAccessibleInBothThemes();
});

test('a driver whom firm words bear out, and a price that could not be published: the step leads to the person, to the prices', async () => {
  const record = { borne_out: 12, contradicted: 0, since: '2026-10-03T09:00:00.000Z' };
  const anna = { id: 'anna', name: 'Anna', email: 'anna@example.sm', ...record };
  api.answer('/admin/today', { ...TODAY, moved_out: [], drivers: [anna], unpublished: [STATION] });
  await renderScreen(<TodayPart />);
  const proposal = page.getByText(/^Anna segnala spesso: 12 volte .* mai smentito, dal 3 ottobre/);
  await expect.element(proposal).toBeVisible();
  await expect.element(page.getByText(/«Domagnano Tamoil» non è stato pubblicato/)).toBeVisible();
  const steps = page.getByRole('link', { name: 'Guarda' });
  await expect.element(steps.first()).toHaveAttribute('href', '/admin/distributori/8');
  await expect.element(steps.last()).toHaveAttribute('href', '/admin/persone/anna');
});
