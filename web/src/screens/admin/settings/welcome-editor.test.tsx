// Tests rule admin-settings-page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { WelcomePanel, WelcomeText } from '../../../core/components/welcome-panel.tsx';
import { WelcomeEditor } from './welcome-editor.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const WELCOME = { message: '<p>Ciao</p>', source: 'Pieno' };
const button = (name: string) => page.getByRole('button', { name });
const text = page.getByRole('textbox', { name: 'Testo (HTML)' });
const preview = page.getByRole('region', { name: 'Anteprima' });

test("while typing, the preview shows what drivers see after the server's sanitising", async () => {
  api.answer('/admin/welcome/preview', { message: '<p>Ciao</p>' });
  await renderScreen(
    <>
      <WelcomeEditor welcome={WELCOME} />
      <WelcomePanel label="Benvenuto">
        <WelcomeText welcome={WELCOME} />
      </WelcomePanel>
    </>,
  );
  const shown = page.getByRole('region', { name: 'Benvenuto' });
  await expect.element(preview.getByText('Ciao')).toBeVisible();
  await expect.element(shown.getByText('Ciao')).toBeVisible();
  expect(preview.element().innerHTML).toBe(shown.element().innerHTML);
  const classOf = (region: typeof shown) => region.element().getAttribute('class');
  expect(classOf(preview)).toBe(classOf(shown));
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const typed = '<p>Ciao <b>a tutti</b><script>x()</script></p>';
  api.answer('/admin/welcome/preview', { message: '<p>Ciao <b>a tutti</b></p>' });
  await text.fill(typed);
  vi.runAllTimers();
  vi.useRealTimers();
  await expect.element(preview.getByText('a tutti', { exact: true })).toBeVisible();
  expect(api.sent.at(-1)).toEqual({ message: typed });
});

test('a button marks the selection, and the message is saved as the server sanitises it', async () => {
  api.answer('/admin/welcome/preview', { message: '' });
  await renderScreen(<WelcomeEditor welcome={{ message: 'Ciao', source: 'Pieno' }} />);
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await button('Grassetto').click();
  await expect.element(text).toHaveValue('<strong>Ciao</strong>');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('Buongiorno');
  await expect.element(text).toHaveValue('<strong>Buongiorno</strong>');
  api.answer('PUT /admin/welcome', { message: '<strong>Buon giorno</strong>', source: 'Pieno' });
  await button('Salva').click();
  await expect.element(page.getByText('Messaggio salvato')).toBeVisible();
  await expect.element(text).toHaveValue('<strong>Buon giorno</strong>');
  expect(api.sent).toContainEqual({ message: '<strong>Buongiorno</strong>', source: 'Pieno' });
});

test('a failing preview shows why, and the input stays', async () => {
  api.fail('/admin/welcome/preview', 503, { message: '' });
  await renderScreen(<WelcomeEditor welcome={WELCOME} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(text).toHaveValue('<p>Ciao</p>');
});
