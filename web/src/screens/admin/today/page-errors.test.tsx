// Tests rules admin-today-part, client-errors.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_TODAY as TODAY } from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { TodayPart } from './today-part.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const ERROR = {
  message: 'TypeError: Cannot read properties of undefined (reading …',
  route: '/business/:id',
  versions: ['0.1.0', '0.2.0'],
  count: 9,
};

test('errors of pages are shown with place and frequency, accessibly', async () => {
  const once = { ...ERROR, message: 'Error', route: '/home', versions: ['0.2.0'], count: 1 };
  api.answer('/admin/today', { ...TODAY, page_errors: { count: 12, top: [ERROR, once] } });
  await renderScreen(<TodayPart />);
  const title = '12 errori delle pagine negli ultimi 7 giorni';
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: ERROR.message });
  await expect
    .element(line.getByText('9 volte, su /business/:id, versione 0.1.0, 0.2.0'))
    .toBeVisible();
  await expect.element(page.getByText('Una volta, su /home, versione 0.2.0')).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('without errors nothing is shown', async () => {
  api.answer('/admin/today', TODAY);
  await renderScreen(<TodayPart />);
  await expect.element(page.getByText('Non funziona')).toBeVisible();
  expect(page.getByText(/errori delle pagine/u).query()).toBeNull();
});
