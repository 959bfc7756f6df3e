// Tests rule report-tapped.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { stationReturnTo } from '../../features/reports/station-return-to.ts';
import { decideTapped, forgetTapped } from '../../features/reports/tapped/tapped-report.ts';
import { getVisitor, leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { openMore } from '../../testing/price-sheet.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { reportAnswer as answer } from '../../testing/sample-reports.ts';
import { VERIFIED_USER } from '../../testing/sample-user.ts';
import { button, openEditor, typePrice } from '../../testing/totem-editor.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { PricesCard } from './prices-card.tsx';

const REPORTS = '/price-reports';
const DETAILS: BusinessDetails = {
  ...FULL_DETAILS,
  prices: [fuelPrice(10, 1.669), fuelPrice(20, 1.599)],
};

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));
afterEach(() => {
  forgetTapped('report');
  forgetTapped('word');
});

const show = () => renderScreen(<PricesCard details={DETAILS} />);
/** Opens the page again, as after a sign-in. */
const again = async () => {
  await cleanup();
  await show();
};
const confirm = page.getByRole('button', { name: 'Ho visto tutto il totem' });
const sent = () => api.sent as PriceReport[];

const TAKEN = answer([
  [10, 'accepted'],
  [20, 'accepted'],
]);

/** A guest taps, and then registers. */
async function registerForIt(user: User = VERIFIED_USER): Promise<void> {
  leave('');
  await show();
  await confirm.click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  decideTapped(user, stationReturnTo(8));
  signIn('t1', user);
}

describe("a guest's tap, after the registration", () => {
  test('is sent automatically, and one tap withdraws it', async () => {
    await registerForIt();
    api.answer(`POST ${REPORTS}`, TAKEN);
    await again();
    await expect.element(page.getByText('Grazie, 2 prezzi confermati.')).toBeInViewport();
    expect(page.getByText(/è pronta/).elements()).toEqual([]);
    expect(sent()).toHaveLength(1);
    api.answer(`DELETE ${REPORTS}/${sent()[0]!.id}`, { message: 'Fatto' });
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect.element(page.getByText(/^Annullato/)).toBeVisible();
    await again();
    await expect.element(confirm).toBeVisible();
    expect(api.calls.filter((call) => call === REPORTS)).toHaveLength(1);
  });

  test('is sent once the e-mail is verified, automatically also after a reload', async () => {
    await registerForIt({ ...VERIFIED_USER, email_verified: false });
    api.answer('POST /user/email-verification', {});
    await again();
    await expect.element(page.getByText('Conferma la tua email')).toBeInViewport();
    signIn('t1', VERIFIED_USER);
    api.answer(`POST ${REPORTS}`, TAKEN);
    await again();
    await expect.element(page.getByText('Grazie, 2 prezzi confermati.')).toBeVisible();
  });

  test('needs a confirmation after half an hour', async () => {
    await registerForIt();
    vi.setSystemTime(Date.now() + 31 * 60_000);
    await again();
    await expect.element(page.getByText(/è pronta/)).toBeInViewport();
    expect(sent()).toEqual([]);
  });

  test("needs a confirmation if the code's form was left", async () => {
    await registerForIt({ ...VERIFIED_USER, email_verified: false });
    api.answer('POST /user/email-verification', {});
    await again();
    await page.getByRole('button', { name: 'Non ora' }).click();
    await expect.element(page.getByText(/è pronta/)).toBeVisible();
  });

  test('a price far from the others opens the editor at the question', async () => {
    leave('');
    await show();
    await openEditor();
    await typePrice('Benzina Self', '{Backspace}96');
    await button('Invia').click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    decideTapped(VERIFIED_USER, stationReturnTo(8));
    signIn('t1', VERIFIED_USER);
    api.answer(`POST ${REPORTS}`, answer([[10, 'ask']], null));
    await again();
    await expect.element(page.getByText('Sei sicuro?', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^€.1,669 → €.1,960$/)).toBeVisible();
    expect(page.getByText(/scritti senza rete/).elements()).toEqual([]);
    api.answer(`POST ${REPORTS}`, answer([[10, 'held']]));
    await button('Sì, è giusto così').click();
    await expect.element(page.getByText(/^Benzina Self €.1,960: In attesa/)).toBeVisible();
    expect(sent()[1]).toEqual({ ...sent()[0], sure: true });
  });
});

test("an existing account's sign-in keeps a guest's tap, one tap from sent", async () => {
  leave('');
  await show();
  await confirm.click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  signIn('t1', VERIFIED_USER);
  await again();
  await expect
    .element(page.getByText(/^La tua segnalazione è pronta: .*1,669 e .*1,599\.$/))
    .toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  expect(sent()).toEqual([]);
  api.answer(`POST ${REPORTS}`, TAKEN);
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect.element(page.getByText('Grazie, 2 prezzi confermati.')).toBeVisible();
  expect(sent()[0]).toMatchObject({ business_id: 8, entries: [{ price: 1.669 }, {}] });
  await again();
  await expect.element(button('È cambiato')).toBeVisible();
  expect(page.getByText(/è pronta/).elements()).toEqual([]);
});

test("one account's tap is not offered to another, and can be discarded", async () => {
  signIn('t1', { ...VERIFIED_USER, email_verified: false });
  api.answer('POST /user/email-verification', {});
  await show();
  await confirm.click();
  await expect.element(page.getByText('Conferma la tua email')).toBeVisible();
  signIn('t2', { ...VERIFIED_USER, id: 'u2' });
  await again();
  await expect.element(confirm).toBeVisible();
  expect(page.getByText(/è pronta/).elements()).toEqual([]);
  signIn('t1', VERIFIED_USER);
  await again();
  await expect.element(page.getByText(/è pronta/)).toBeVisible();
  await page.getByRole('button', { name: 'Elimina' }).click();
  await expect.element(page.getByText(/è pronta/)).not.toBeInTheDocument();
  await again();
  expect(page.getByText(/è pronta/).elements()).toEqual([]);
});

test('a tap survives a session that ends before it is sent', async () => {
  api.fail(`POST ${REPORTS}`, 401, { message: 'Sessione scaduta' });
  await show();
  await confirm.click();
  await expect.poll(() => getVisitor().kind).toBe('anonymous');
  signIn('t3', VERIFIED_USER);
  await again();
  await expect.element(page.getByText(/è pronta/)).toBeVisible();
  await page.getByRole('button', { name: 'Elimina' }).click();
});

const sheet = page.getByRole('dialog', { name: 'Domagnano Tamoil · Benzina' });
async function openSheet() {
  api.answer('/business/8', DETAILS);
  for (const decade of [10, 20] as const) api.answer(`/prices/ranking/${decade}`, []);
  await page.getByRole('button', { name: 'Tutto su questo prezzo: Benzina Self' }).click();
  await openMore();
}

test("a guest's tapped state waits, one tap from sent", async () => {
  leave('');
  await show();
  await openSheet();
  await sheet.getByRole('button', { name: 'Esaurito' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  signIn('t1', VERIFIED_USER);
  await again();
  await expect
    .element(page.getByText('La tua segnalazione è pronta: «Esaurito Benzina Self».'))
    .toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  api.answer('/station-states', { states: [] });
  await page.getByRole('button', { name: 'Invia' }).click();
  await expect.element(page.getByText(/^Grazie, si vede da subito/)).toBeInViewport();
  expect(api.sent).toEqual([{ business_id: 8, state: 'sold_out', fuel_type_id: 10 }]);
  expect(page.getByText(/è pronta/).elements()).toEqual([]);
});

test("a guest's tapped dispute waits for an hour and a half, or is discarded", async () => {
  leave('');
  await show();
  await openSheet();
  await sheet.getByRole('button', { name: 'Prezzo sbagliato Benzina Self' }).click();
  await sheet.getByRole('button', { name: 'Sì, è sbagliato Benzina Self' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  signIn('t1', VERIFIED_USER);
  await again();
  const waiting = page.getByText(/è pronta: «Prezzo sbagliato: Benzina Self €.1,669»/);
  await expect.element(waiting).toBeVisible();
  vi.setSystemTime(Date.now() + 91 * 60_000);
  await again();
  await expect.element(confirm).toBeVisible();
  expect(waiting.elements()).toEqual([]);
  vi.setSystemTime(Date.now() - 91 * 60_000);
  await again();
  await page.getByRole('button', { name: 'Elimina' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  await again();
  expect(waiting.elements()).toEqual([]);
});

test('a report that needs a verified e-mail waits for it', async () => {
  signIn('t1', { ...VERIFIED_USER, email_verified: false });
  api.fail('/station-states', 403, { message: 'Prima conferma', code: 'email_unverified' });
  api.answer('POST /user/email-verification', {});
  await show();
  await openSheet();
  await sheet.getByRole('button', { name: 'Chiuso' }).click();
  await expect.element(sheet.getByText('Conferma la tua email')).toBeVisible();
  await again();
  await expect.element(page.getByText('La tua segnalazione è pronta: «Chiuso».')).toBeVisible();
});
