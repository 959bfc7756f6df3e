// Tests rules owner-schedules, owner-words, schedule-held.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerFuel, ownerStation } from '../../testing/sample-owner.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { scheduledPrice } from '../../testing/sample-scheduled.ts';
import { OwnerScreen } from './owner-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') });
  api = fakeApi();
  answerRankings(api);
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => {
  leave('');
  vi.useRealTimers();
});

const SCHEDULES = '/owner/stations/8/scheduled-prices';
const { id: ID } = scheduledPrice();
const ROW = `${SCHEDULES}/${ID}` as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const price = (fuel: string) => page.getByRole('textbox', { name: new RegExp(`^${fuel}, prezzo`) });
const last = () => api.sent.at(-1);
async function show(station: OwnerStation) {
  api.answer('/owner/stations', { stations: [station], reminders: true });
  await renderScreen(<OwnerScreen chosen={undefined} />);
}
/** Types after the two digits with which the field starts. */
async function type(fuel: string, keys: string): Promise<void> {
  await price(fuel).click();
  await userEvent.keyboard(keys);
}

test('changed prices are scheduled for tomorrow at six, and the drafts are deleted', async () => {
  await show(ownerStation());
  await expect.element(page.getByText(/Niente in programma/)).toBeVisible();
  await type('Diesel Self', '72');
  await button('Programma').click();
  await expect.element(page.getByRole('radio', { name: 'Da domani alle 06:00' })).toBeChecked();
  await expectAccessibleInBothThemes();
  api.answer(SCHEDULES, [scheduledPrice()]);
  api.answer('/owner/stations', {
    stations: [ownerStation({ scheduled: [scheduledPrice()] })],
    reminders: true,
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Programma' }).click();
  await expect.element(page.getByText(/^Programmato\./)).toBeVisible();
  expect(last()).toEqual({
    due: { date: '2026-11-22', time: '06:00' },
    prices: [{ fuel_type_id: 20, price: 1.572 }],
    public: false,
  });
  await expect.element(page.getByText('domani alle 06:00 · titano')).toBeVisible();
  await expect.element(button('Tutto invariato')).toBeVisible();
});

test('a price is scheduled for another time, and announced', async () => {
  await show(ownerStation());
  await type('Diesel Self', '72');
  await button('Programma').click();
  await page.getByText('Altro momento').click();
  await expectAccessibleInBothThemes();
  await page.getByLabelText('Giorno').fill('2026-11-25');
  await page.getByLabelText('Ora').fill('18:30');
  await page.getByRole('switch', { name: 'Pubblico' }).click();
  api.answer(SCHEDULES, []);
  await page.getByRole('dialog').getByRole('button', { name: 'Programma' }).click();
  await expect.poll(last).toMatchObject({
    due: { date: '2026-11-25', time: '18:30' },
    public: true,
  });
});

test('a price that the server refuses stays, with the reason; pressing again answers a question', async () => {
  await show(ownerStation());
  await type('Diesel Self', '72');
  await button('Programma').click();
  const dialog = page.getByRole('dialog');
  api.fail(SCHEDULES, 422, {
    message: 'Errore di validazione',
    code: 'validation_failed',
    errors: { due: ['Al massimo 7 giorni prima'] },
  });
  await dialog.getByRole('button', { name: 'Programma' }).click();
  await expect.element(page.getByText('Al massimo 7 giorni prima')).toBeVisible();
  api.fail(SCHEDULES, 422, {
    message: 'Un prezzo è lontano da quelli della zona: è giusto?',
    code: 'owner_prices_unusual',
    errors: { '20': ['Lontano dai prezzi della zona, € 1,710: è giusto?'] },
  });
  await dialog.getByRole('button', { name: 'Programma' }).click();
  await expect.element(page.getByText(/Lontano dai prezzi/)).toBeVisible();
  api.fail(SCHEDULES, 0);
  await button('Sì, è giusto').click();
  await expect.poll(last).toMatchObject({ sure: true });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect.element(price('Diesel Self')).toHaveValue('1,572');
});

test('a scheduled price is changed, announced after a confirmation, and cancelled', async () => {
  await show(ownerStation({ scheduled: [scheduledPrice()] }));
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  api.answer(`PUT ${ROW}`, scheduledPrice({ price: 1.569 }));
  await button(/^Modifica: Diesel Self/).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Giorno')).toHaveValue('2026-11-22');
  await expectAccessibleInBothThemes();
  await dialog.getByLabelText('Ora').fill('07:15');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(last).toEqual({ due: { date: '2026-11-22', time: '07:15' } });
  await page.getByRole('switch', { name: 'Pubblico' }).click();
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleName(/puoi solo abbassarlo/);
  // The only 'Annulla' here cancels the scheduled price.
  await expect.element(button('No, resta privato')).toBeVisible();
  await button('Sì, annuncialo').click();
  await expect.poll(last).toEqual({ public: true });
  const release = api.hold(`DELETE ${ROW}`);
  await button(/^Annulla: Diesel Self/).click();
  api.answer('/owner/stations', { stations: [ownerStation()], reminders: true });
  release(200, { message: 'Fatto' });
  await expect.element(page.getByText(/Niente in programma/)).toBeVisible();
});

test('an announced price can only be made cheaper; a held one is explained and removed', async () => {
  const held = scheduledPrice({
    id: '6f1c8f0e-3a54-4c41-9a53-0a4d0b1f7a12',
    state: 'held',
    held_for: 'range',
    fuel_type: ownerFuel(10, 1).fuel_type,
    due_at: '2026-11-21T05:00:00.000Z',
  });
  const unsold = {
    ...held,
    id: '6f1c8f0e-3a54-4c41-9a53-0a4d0b1f7a13',
    held_for: 'unsold' as const,
    fuel_type: ownerFuel(40, 1).fuel_type,
  };
  const failed = {
    ...held,
    id: '6f1c8f0e-3a54-4c41-9a53-0a4d0b1f7a14',
    state: 'pending' as const,
    held_for: 'failed' as const,
    public: true,
    fuel_type: ownerFuel(30, 1).fuel_type,
  };
  const scheduled = [failed, scheduledPrice({ public: true }), held, unsold];
  await show(ownerStation({ scheduled }));
  await expect.element(button(/^Annulla: /)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Prezzo impossibile in quel momento/)).toBeVisible();
  await expect
    .element(page.getByText(/^Qui non risulta in vendita: .* «Che cosa vendi»/))
    .toBeVisible();
  await expect.element(button(/^Togli: Benzina Self/)).toBeVisible();
  await expect
    .element(page.getByText('Non siamo riusciti a pubblicarlo: scrivilo tu.'))
    .toBeVisible();
  await expect.element(button(/^Togli: GPL/)).toBeVisible();
  await expect.element(button(/^Modifica: GPL/)).not.toBeInTheDocument();
  await expectAccessibleInBothThemes();
  await button(/^Modifica: Diesel Self/).click();
  await expect.element(page.getByText(/È già annunciato/)).toBeVisible();
  await expect.element(page.getByLabelText('Giorno')).not.toBeInTheDocument();
});

test("a price by hand asks 'Annullo la programmazione?' about a private schedule", async () => {
  const scheduled = [scheduledPrice()];
  await show(ownerStation({ scheduled }));
  api.answer('/owner/stations/8/prices', []);
  await type('Diesel Self', '72');
  await button('Pubblica').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveAccessibleName(/Annullo la programmazione\?.*Diesel Self/);
  await button('No, resta').click();
  await expect.element(question).not.toBeInTheDocument();
  await type('Diesel Self', '73');
  await button('Pubblica').click();
  api.answer(`DELETE ${ROW}`, { message: 'Fatto' });
  await button('Sì, annulla').click();
  await expect.poll(() => api.calls).toContain(ROW);
  await expect.element(question).not.toBeInTheDocument();
});

test('a price scheduled after a price by hand is not asked about', async () => {
  await show(ownerStation());
  api.answer('/owner/stations/8/prices', []);
  await type('Diesel Self', '72');
  await button('Pubblica').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  await type('Diesel Self', '73');
  await button('Programma').click();
  api.answer(SCHEDULES, []);
  const scheduled = ownerStation({ scheduled: [scheduledPrice()] });
  api.answer('/owner/stations', { stations: [scheduled], reminders: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Programma' }).click();
  await expect.element(page.getByText('domani alle 06:00 · titano')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test("'È vero' to a driver's price asks the same; a refusal, which changes nothing, does not", async () => {
  const seen = { state: 'reported', seen_at: '2026-11-21T07:40:00.000Z' } as const;
  const diesel = ownerFuel(20, 1.599, { reported: [{ ...seen, price: 1.589 }] });
  await show(ownerStation({ fuels: [diesel], scheduled: [scheduledPrice()] }));
  api.answer('/owner/stations/8/prices', []);
  await button('No, resta 1,599: Diesel Self').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  const question = page.getByRole('alertdialog');
  await expect.element(question).not.toBeInTheDocument();
  const confirmed = ownerStation({
    fuels: [ownerFuel(20, 1.589)],
    scheduled: [scheduledPrice()],
  });
  api.answer('/owner/stations', { stations: [confirmed], reminders: true });
  await button('È vero: pubblica 1,589: Diesel Self').click();
  await expect.element(question).toHaveAccessibleName(/Annullo la programmazione\?.*Diesel Self/);
  api.answer(`DELETE ${ROW}`, { message: 'Fatto' });
  await button('Sì, annulla').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.calls).toContain(ROW);
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Pubblicato/);
});

test("nothing is asked after 'Tutto invariato', or about an announced price", async () => {
  await show(ownerStation({ scheduled: [scheduledPrice({ public: true })] }));
  api.answer('/owner/stations/8/prices', []);
  await button('Tutto invariato').click();
  await expect.element(page.getByText(/I prezzi valgono fino al/)).toBeVisible();
  await type('Diesel Self', '72');
  await button('Pubblica').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});
