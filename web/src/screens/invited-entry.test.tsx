// Tests rules owner-invitation, register-screen.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetInvitationCode, keepInvitationCode } from '../core/session/invitation-code.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { expectFitsLargeText } from '../testing/large-text.ts';
import { renderPage } from '../testing/render-screen.tsx';
import { FULL_DETAILS } from '../testing/sample-business.ts';
import { RegisterScreen } from './register/register-screen.tsx';
import { SocialLoginScreen } from './social-login/social-login-screen.tsx';

const PAGE = '/gestore/invito';
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/auth/social', { providers: [] });
  api.answer('/prices/best-by-decade', []);
  api.answer('/business/8', FULL_DETAILS);
  keepInvitationCode({ pathname: PAGE, hash: 'ABCD-2345.8' });
});
afterEach(() => {
  forgetInvitationCode();
  vi.restoreAllMocks();
});

const entry = <SocialLoginScreen returnTo={PAGE} onEntered={vi.fn()} onLeave={vi.fn()} />;
const invited = page.getByText(`Sei invitato a gestire ${FULL_DETAILS.business.name}.`);
const guest = page.getByRole('button', { name: 'Accedi come guest' });

test("an invitation's link shows its purpose and offers registration, not guest access", async () => {
  await renderPage(entry);
  await expect.element(invited).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Registrati' }).first())
    .toHaveAttribute('href', '/register');
  expect(guest.elements()).toEqual([]);
  await expectAccessible();
  await expectFitsLargeText();
});

test('a link without a station is an invitation too', async () => {
  keepInvitationCode({ pathname: PAGE, hash: 'ABCD-2345' });
  await renderPage(entry);
  await expect.element(page.getByText('Sei invitato a gestire un distributore.')).toBeVisible();
  expect(api.calls).not.toContain('/business/8');
});

test('the registration shows the invitation again', async () => {
  await renderPage(<RegisterScreen returnTo={PAGE} onEntered={vi.fn()} />);
  await expect.element(invited).toBeVisible();
  expect(guest.elements()).toEqual([]);
});

test.each([null, '/gestore/9'])(
  'without an invitation guest access comes first, on the way to %s',
  async (returnTo) => {
    await renderPage(<RegisterScreen returnTo={returnTo} onEntered={vi.fn()} />);
    await expect.element(guest).toBeVisible();
    const form = page.getByRole('textbox', { name: 'Nome completo' }).element();
    expect(guest.element().compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);
