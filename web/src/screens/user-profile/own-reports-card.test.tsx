// Tests rules admin-vouch, report-list.
import type { OwnReports } from '@pieno/contract/prices/reports.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnReportsCard } from './own-reports-card.tsx';

const PATH = '/price-reports';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', SAMPLE_USER);
});
afterEach(() => leave(''));
const knownSince = (known_since?: string) => api.answer('/user', { ...SAMPLE_USER, known_since });
const show = () => renderScreen(<OwnReportsCard userId={SAMPLE_USER.id} />);

const entry = (id: number, price: number, state: 'accepted' | 'rejected', code: string) => ({
  fuel_type: fuelPrice(id, 1).fuel_type,
  price,
  confirmed: false,
  state,
  message: 'dal server',
  code,
});
const REPORTS: OwnReports = [
  {
    id: 'r1',
    business: { id: 8, name: 'Domagnano Tamoil' },
    seen_at: '2026-11-21T07:12:00.000Z',
    sent_at: '2026-11-21T07:12:00.000Z',
    undo_until: null,
    entries: [
      entry(10, 1.679, 'accepted', 'accepted_drivers'),
      entry(20, 1.5, 'rejected', 'rejected_owner'),
    ],
  },
];

test("each report shows each price's outcome", async () => {
  knownSince('2026-10-08T09:00:00.000Z');
  api.answer(PATH, REPORTS);
  await show();
  const list = page.getByRole('list', { name: 'Le mie segnalazioni' });
  await expect
    .element(list.getByText('Aggiornato: un automobilista conosciuto ha visto lo stesso prezzo'))
    .toBeVisible();
  await expect.element(list.getByText('Il gestore ha detto un altro prezzo')).toBeVisible();
  await expect
    .element(list.getByRole('link', { name: 'Domagnano Tamoil' }))
    .toHaveAttribute('href', '/business/8');
  await expect
    .element(page.getByText(/^Sei un automobilista conosciuto dall'8 ottobre: /))
    .toBeVisible();
  const { height } = list.getByRole('link').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('without reports it shows how to start, and how to become a known driver', async () => {
  knownSince();
  api.answer(PATH, []);
  await show();
  await expect.element(page.getByText(/^Non hai ancora segnalato niente/)).toBeVisible();
  await expect.element(page.getByText(/Chiedilo a chi gestisce Pieno\.$/)).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('a failure, as without a network, can be retried', async () => {
  api.fail('/user', 0);
  api.fail(PATH, 0);
  await show();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Errore di connessione al server')).toBeVisible();
  api.answer(PATH, REPORTS);
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(page.getByRole('link', { name: 'Domagnano Tamoil' })).toBeVisible();
});
