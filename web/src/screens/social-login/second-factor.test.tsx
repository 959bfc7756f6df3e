// Tests rule second-factor-forms.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getVisitor, leave } from '../../core/session/session.ts';
import { storeSocialReturn } from '../../core/session/social-return.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { SocialLoginScreen } from './social-login-screen.tsx';

afterEach(() => leave(''));

test('a return that needs the second factor asks for its code, and then opens /home', async () => {
  const api = fakeApi();
  const onEntered = vi.fn();
  api.answer('/auth/social', { providers: [] });
  api.answer('/prices/best-by-decade', []);
  api.fail('/auth/social/exchange', 422, {
    message: 'Scrivi il codice a 6 cifre della tua app di autenticazione',
    code: 'second_factor_needed',
  });
  storeSocialReturn('?codice=abc');
  await renderPage(<SocialLoginScreen returnTo={null} onEntered={onEntered} onLeave={vi.fn()} />);
  await page.getByRole('textbox', { name: 'Codice di verifica' }).fill('123456');
  await expectAccessibleInBothThemes();
  api.answer('/auth/social/exchange', { token: 't1', user: SAMPLE_USER });
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(api.sent.at(-1)).toEqual({ code: 'abc', totp: '123456' });
  expect(getVisitor().kind).toBe('registered');
});
