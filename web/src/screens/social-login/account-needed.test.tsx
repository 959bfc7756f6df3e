// Tests rules entry-account, favorites-screen.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enterAsGuest, leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expireSession } from '../../testing/end-session.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { SocialLoginScreen } from './social-login-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/prices/best-by-decade', []);
  api.answer('/auth/social', { providers: [] });
  api.fail('/business/8', 404);
  api.answer('/guest/access', {
    guest_id: 'g1',
    guest_token: 'token-g1',
    expires_at: '2099-01-01T00:00:00.000Z',
    permissions: [],
  });
});
afterEach(() => leave(''));

const guestButton = page.getByRole('button', { name: 'Accedi come guest' });
const nothing = () => undefined;
const show = (returnTo: string | null) =>
  renderPage(<SocialLoginScreen returnTo={returnTo} onEntered={nothing} onLeave={nothing} />);

test.each([
  ['who is a guest already', '/business/8?focus=prezzi', true],
  ['a stranger whose page has nothing for guests', '/gestore/9', false],
  ['a stranger on the way to favourites', '/preferiti', false],
])('%s sees registration first, and guest access last', async (_, returnTo, isGuest) => {
  if (isGuest) await enterAsGuest();
  await show(returnTo);
  const register = page.getByRole('link', { name: 'Registrati' }).first();
  await expect.element(register).toHaveAttribute('data-variant', 'filled');
  await expect.element(guestButton).toHaveAttribute('data-variant', 'quiet');
  const [first, last] = [register.element(), guestButton.element()];
  expect(first.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(page.getByText(/quello che volevi fare ne chiede uno/)).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('after an expired session the sign-in comes first', async () => {
  signIn('t1', SAMPLE_USER);
  await expireSession(api);
  await show('/gestore/9');
  await expect.element(page.getByText('Sessione scaduta')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Accedi con Email' }))
    .toHaveAttribute('data-variant', 'filled');
  await expect.element(guestButton).toHaveAttribute('data-variant', 'quiet');
});
