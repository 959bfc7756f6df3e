// Tests rule operator-contact.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ContactsScreen } from './contacts-screen.tsx';

const SETTING = '/global-settings/operator_contact';
const GIVEN = { value1: 'Marta Rossi', value2: 'marta@pieno.example', value3: '0549 991 234' };
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => leave(''));

const link = (name: string | RegExp) => page.getByRole('link', { name });

test("an anonymous visitor sees the operator's name, e-mail and telephone", async () => {
  api.answer(SETTING, { ...GIVEN, note: null });
  await renderPage(<ContactsScreen />);
  await expect.element(page.getByText('Marta Rossi')).toBeVisible();
  await expect
    .element(link('marta@pieno.example'))
    .toHaveAttribute('href', 'mailto:marta@pieno.example');
  await expect.element(link('0549 991 234')).toHaveAttribute('href', 'tel:0549991234');
  await expect.element(link('Indietro')).toHaveAttribute('href', '/social-login');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('missing operator details are shown as missing', async () => {
  api.answer(SETTING, { value1: null, value2: null, value3: null, note: null });
  signIn('t1', SAMPLE_USER);
  await renderPage(<ContactsScreen />);
  await expect.element(page.getByText(/non ha ancora scritto qui/)).toBeVisible();
});

test('a failure offers a retry', async () => {
  api.fail(SETTING, 503);
  await renderPage(<ContactsScreen />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  api.answer(SETTING, { ...GIVEN, note: null });
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(page.getByText('Marta Rossi')).toBeVisible();
  await expectAccessibleInBothThemes();
});
