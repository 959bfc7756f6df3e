// Tests rules admin-today, admin-today-part, admin-vouch, backup-seen, proxy-named.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  ADMINISTERED_STATION as STATION,
  finding,
  NONE_WAIT as NONE,
  SAMPLE_TODAY as TODAY,
} from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { TodayPart } from './today-part.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

test('Oggi links from each item to its next step', async () => {
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
  const failed = page.getByText('Importazione «Prezzi del ministero italiano» non riuscita.');
  await expect.element(failed).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('Oggi shows in green when a restore was last tested, and in red what is wrong with the back-ups', async () => {
  const last = 'Ultima prova di ripristino: ieri, 41 distributori, 18.204 prezzi';
  const states = [
    ['ok', last, 'good'],
    ['wrong', 'Da più di 3 giorni nessuna copia è stata provata.', 'wrong'],
    ['warning', 'Nessuno copia i dati: manca BACKUP_KEY.', 'wrong'],
    ['skipped', 'Ancora nessuna copia: la prima si fa stanotte', 'plain'],
  ] as const;
  for (const [state, text, looks] of states) {
    const checks = [finding(state, 'backups', text, 'Sul server: npm run data -- backup')];
    api.answer('/admin/today', { ...TODAY, checks });
    const screen = await renderScreen(<TodayPart />);
    const shown = page.getByText(text, { exact: true });
    await expect.element(shown).toBeVisible();
    const good = shown.element().closest('[data-kind=success]:has(svg)');
    expect(good !== null).toBe(looks === 'good');
    const { color } = getComputedStyle(shown.element());
    const danger = getComputedStyle(document.documentElement).getPropertyValue('--danger');
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = danger;
    expect(color === getComputedStyle(probe).color).toBe(looks === 'wrong');
    probe.remove();
    await expectAccessibleInBothThemes();
    await screen.unmount();
  }
});

test('a day without tasks shows that', async () => {
  api.answer('/admin/today', {
    ...TODAY,
    held: NONE,
    people: NONE,
    unverified: NONE,
    silent: [],
    moved_out: [],
    outsiders: 0,
    imports: [],
    checks: TODAY.checks.filter(({ id }) => id === 'backups'),
  });
  await renderScreen(<TodayPart />);
  await expect.element(page.getByText(/^Niente da decidere/)).toBeVisible();
  await expect.element(page.getByText('Tutto funziona')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Non funziona' }).elements()).toEqual([]);
  await expectAccessibleInBothThemes();
});

test('a driver with a good record, and a price that could not be published: the step links to the person, to the prices', async () => {
  const record = { borne_out: 12, contradicted: 0, since: '2026-10-03T09:00:00.000Z' };
  const anna = { id: 'anna', name: 'Anna', email: 'anna@example.sm', ...record };
  const text = 'Un prezzo programmato di «Domagnano Tamoil» non è stato pubblicato';
  const unpublished = { ...finding('wrong', 'schedules', text), station: STATION.id };
  api.answer('/admin/today', { ...TODAY, moved_out: [], drivers: [anna], checks: [unpublished] });
  await renderScreen(<TodayPart />);
  const proposal = page.getByText(/^Anna segnala spesso: 12 volte .* mai smentito, dal 3 ottobre/);
  await expect.element(proposal).toBeVisible();
  await expect.element(page.getByText(/«Domagnano Tamoil» non è stato pubblicato/)).toBeVisible();
  const steps = page.getByRole('link', { name: 'Guarda' });
  await expect.element(steps.first()).toHaveAttribute('href', '/admin/distributori/8');
  await expect.element(steps.last()).toHaveAttribute('href', '/admin/persone/anna');
});
