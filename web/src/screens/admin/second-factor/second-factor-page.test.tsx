// Tests rule second-factor-forms.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { AdminScreen } from '../admin-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('the second factor is switched on with a code, shows its recovery codes once, and is switched off with a code', async () => {
  api.answer('GET /user/second-factor', { enabled: false, recovery_codes: 0 });
  api.answer('POST /user/second-factor', {
    secret: 'JBSWY3DPEHPK3PXP',
    otpauth_url: 'otpauth://totp/Pieno:titano?secret=JBSWY3DPEHPK3PXP',
  });
  await renderScreen(<AdminScreen part="sistema" chosen="accesso" />);
  await button('Attiva').click();
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: "Apri nell'app di questo telefono" }))
    .toHaveAttribute('href', 'otpauth://totp/Pieno:titano?secret=JBSWY3DPEHPK3PXP');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copia la chiave').click();
  await expect.element(button('Copiato')).toBeVisible();
  expect(copy).toHaveBeenLastCalledWith('JBSWY3DPEHPK3PXP');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  const code = page.getByRole('textbox', { name: 'Codice di verifica' });
  await expect.element(code).toHaveAccessibleDescription("6 cifre dell'app");
  api.fail('PUT /user/second-factor', 422, {
    message: 'Il codice non è giusto o è già stato usato',
    code: 'second_factor_wrong',
    errors: { code: ['Il codice non è giusto o è già stato usato'] },
  });
  await code.fill('000000');
  await button('Conferma').click();
  await expect.element(page.getByText(/non è giusto/)).toBeVisible();
  api.answer('PUT /user/second-factor', { recovery_codes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] });
  api.answer('GET /user/second-factor', { enabled: true, recovery_codes: 2 });
  await code.fill('123456');
  await button('Conferma').click();
  await expect.element(page.getByText('AAAAA-BBBBB')).toBeVisible();
  await expect.element(page.getByText(/Ti restano 2 codici/)).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Codici di recupero' })).toHaveFocus();
  await button('Copia i codici').click();
  await expect.element(button('Copiato')).toBeVisible();
  expect(copy.mock.lastCall![0]).toMatch(/ · titano@example\.sm\nAAAAA-BBBBB\nCCCCC-DDDDD$/);
  const saved: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push((file as Blob).text());
    return '#';
  });
  await button('Salva in un file').click();
  expect(await saved[0]).toMatch(/^Pieno · .* · titano@example\.sm\nAAAAA-BBBBB\nCCCCC-DDDDD$/s);
  await expectAccessibleInBothThemes();
  await expect.element(code).not.toBeInTheDocument();
  await button('Togli la verifica').click();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(/o un codice di recupero$/);
  api.answer('DELETE /user/second-factor', { message: 'Fatto' });
  api.answer('GET /user/second-factor', { enabled: false, recovery_codes: 0 });
  await code.fill('AAAAA-BBBBB');
  await page.getByRole('button', { name: 'Togli', exact: true }).click();
  await expect.element(button('Attiva')).toBeVisible();
  await expect.element(page.getByText(/la verifica è tolta/)).toBeVisible();
});
