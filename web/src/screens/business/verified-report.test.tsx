// Tests rules operator-contact, report-totem, report-verified, verification-request.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { reportAnswer as answer } from '../../testing/sample-reports.ts';
import { SAMPLE_USER, VERIFIED_USER } from '../../testing/sample-user.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { PricesCard } from './prices-card.tsx';

const REPORTS = '/price-reports';
let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));
const show = () => renderScreen(<PricesCard details={FULL_DETAILS} />);
const confirm = page.getByRole('button', { name: 'Confermo Benzina Self € 1,669' });

describe('an e-mail that is not verified', () => {
  const MAIL = '/user/email-verification';
  const NO_MAIL = { message: 'Niente email', code: 'mail_off', params: { until: '09:10' } };
  const CONTACT = '/global-settings/operator_contact';
  const MARTA = { value1: 'Marta Rossi', value2: 'marta@pieno.example', value3: null, note: null };
  const code = page.getByRole('textbox', { name: 'Codice di 8 cifre' });

  test('is verified in place, and then the waiting report is sent', async () => {
    signIn('t1', SAMPLE_USER);
    api.answer(`POST ${MAIL}`, undefined);
    await show();
    await confirm.click();
    await expect
      .element(page.getByText(/^Il codice è nella posta di titano@example.sm/))
      .toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    api.answer(`PUT ${MAIL}`, { user: VERIFIED_USER });
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await code.fill('12345678');
    await page.getByRole('button', { name: 'Conferma e invia' }).click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
    expect(api.calls).toEqual([MAIL, MAIL, REPORTS]);
  });

  test('a wrong code is shown under its field, and another can be mailed', async () => {
    signIn('t1', SAMPLE_USER);
    api.answer(`POST ${MAIL}`, undefined);
    api.fail(`PUT ${MAIL}`, 422, {
      message: 'Errata',
      errors: { code: ['Il codice non è valido'] },
    });
    await show();
    await confirm.click();
    await code.fill('00000000');
    await page.getByRole('button', { name: 'Conferma e invia' }).click();
    await expect.element(page.getByText('Il codice non è valido')).toBeVisible();
    await page.getByRole('button', { name: 'Manda un altro codice' }).click();
    await expect.poll(() => api.calls).toEqual([MAIL, MAIL, MAIL]);
    expect(api.sent).toEqual([{ another: false }, { code: '00000000' }, { another: true }]);
  });

  test('is also asked for if only the server knows that it is not', async () => {
    api.fail(`POST ${REPORTS}`, 403, { message: 'Prima conferma', code: 'email_unverified' });
    api.answer(`POST ${MAIL}`, undefined);
    await show();
    await confirm.click();
    await expect.element(code).toBeVisible();
  });

  test('is confirmed by an administrator if the server sends no mail; then one tap continues', async () => {
    signIn('t1', SAMPLE_USER);
    api.fail(`POST ${MAIL}`, 409, NO_MAIL);
    api.answer(CONTACT, MARTA);
    api.answer('/user', SAMPLE_USER);
    await show();
    await confirm.click();
    await expect
      .element(page.getByText(/titano@example.sm lo conferma un amministratore/))
      .toBeVisible();
    await expect.element(page.getByText(/codice.*vale fino alle ore 09:10/)).toBeVisible();
    await expect.element(code).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'marta@pieno.example' })).toBeVisible();
    api.answer('POST /user/verification-request', { message: 'Richiesta inviata' });
    await page.getByRole('button', { name: 'Chiedi la verifica' }).click();
    await expect.element(page.getByText(/^Richiesta inviata: chi gestisce Pieno/)).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    const goOn = page.getByRole('button', { name: 'Conferma e invia' });
    await goOn.click();
    await expect.element(page.getByText(/non è ancora confermato/)).toBeVisible();
    api.answer('/user', VERIFIED_USER);
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await goOn.click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
  });

  test('may still be verified with a code that the operator found in the outbox', async () => {
    signIn('t1', SAMPLE_USER);
    api.fail(`POST ${MAIL}`, 409, NO_MAIL);
    api.answer(CONTACT, MARTA);
    api.answer(`PUT ${MAIL}`, { user: VERIFIED_USER });
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await show();
    await confirm.click();
    await page.getByRole('button', { name: 'Ho un codice' }).click();
    await expect.element(code).toHaveAccessibleDescription(/vale fino alle ore 09:10/);
    expect(api.calls).toEqual([MAIL, CONTACT]);
    await code.fill('12345678');
    await page.getByRole('button', { name: 'Conferma e invia' }).click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
  });

  test('that was verified elsewhere meanwhile needs no code', async () => {
    signIn('t1', SAMPLE_USER);
    api.fail(`POST ${MAIL}`, 409, { message: 'Già confermata', code: 'email_verified_already' });
    api.answer('/user', VERIFIED_USER);
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await show();
    await confirm.click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
  });
});
