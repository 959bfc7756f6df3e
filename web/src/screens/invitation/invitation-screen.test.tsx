// Tests rules owner-invitation, typed-code.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetInvitationCode, keepInvitationCode } from '../../core/session/invitation-code.ts';
import { getVisitor, leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { InvitationScreen } from './invitation-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', SAMPLE_USER);
  keepInvitationCode({ pathname: '/gestore/invito', hash: 'ABCD-2345' });
});
afterEach(() => {
  leave('');
  forgetInvitationCode();
});

const ACCEPT = '/owner/invitations/accept';
const field = page.getByRole('textbox', { name: "Codice d'invito" });
const accept = page.getByRole('button', { name: "Accetta l'invito" });
const ACCEPTED = { business_id: 8, business_name: 'Domagnano Tamoil', state: 'active' } as const;
const OWNER = { ...SAMPLE_USER, email_verified: true, is_owner: true };

test('is accessible and fits large text', async () => {
  await renderScreen(<InvitationScreen />);
  await expect.element(field).toHaveValue('ABCD-2345');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('opening it sends nothing; its button accepts, and the visitor is an owner', async () => {
  api.answer(ACCEPT, ACCEPTED);
  api.answer('/user', OWNER);
  await renderScreen(<InvitationScreen />);
  await expect.element(accept).toBeVisible();
  expect(api.calls).toEqual([]);
  await accept.click();
  await expect
    .element(page.getByRole('heading', { name: 'Ora gestisci Domagnano Tamoil.' }))
    .toHaveFocus();
  await expect.element(page.getByText(/Con l'invito scrivi tu/)).not.toBeInTheDocument();
  expect(api.sent).toEqual([{ code: 'ABCD2345' }]);
  await expect
    .element(page.getByRole('link', { name: 'Scrivi i prezzi' }))
    .toHaveAttribute('href', '/gestore/8');
  expect(getVisitor()).toMatchObject({ user: { is_owner: true } });
  expect(sessionStorage.getItem('pieno.invitation')).toBeNull();
  await expectAccessibleInBothThemes();
});

test("shows the name of the link's station", async () => {
  keepInvitationCode({ pathname: '/gestore/invito', hash: 'ABCD-2345.8' });
  api.answer('/business/8', FULL_DETAILS);
  await renderScreen(<InvitationScreen />);
  await expect
    .element(
      page.getByRole('heading', { name: `Sei invitato a gestire ${FULL_DETAILS.business.name}.` }),
    )
    .toBeVisible();
  await expect.element(field).toHaveValue('ABCD-2345');
});

test('a further person sees who has to agree', async () => {
  api.answer(ACCEPT, { ...ACCEPTED, state: 'pending' });
  api.answer('/user', SAMPLE_USER);
  await renderScreen(<InvitationScreen />);
  await accept.click();
  await expect.element(page.getByText(/Richiesta inviata per Domagnano Tamoil/)).toBeVisible();
});

test('a wrong, used or expired code shows that under its field, and another can be typed', async () => {
  const sentence = 'Il codice non è valido, è scaduto o è già stato usato';
  api.fail(ACCEPT, 422, { message: sentence, errors: { code: [sentence] } });
  await renderScreen(<InvitationScreen />);
  await accept.click();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(sentence));
  await expect.element(field).toHaveValue('ABCD-2345');
  await expectAccessibleInBothThemes();
  api.answer(ACCEPT, ACCEPTED);
  api.answer('/user', OWNER);
  await field.fill('wxyz 678');
  await accept.click();
  await expect.element(field).toHaveAccessibleDescription(/è di 8 lettere e cifre/);
  expect(api.sent).toHaveLength(1);
  await field.fill('Codice: wxyz\u22126789.');
  await accept.click();
  await expect.element(page.getByText(/^Ora gestisci/)).toBeVisible();
  expect(api.sent.at(-1)).toEqual({ code: 'WXYZ6789' });
});

test('too many attempts are shown', async () => {
  api.fail(ACCEPT, 429, { message: 'Troppe richieste. Riprova tra poco.' });
  await renderScreen(<InvitationScreen />);
  await accept.click();
  await expect.element(page.getByText('Troppe richieste. Riprova tra poco.')).toBeVisible();
});

test('an unverified e-mail is verified first; the invitation waits', async () => {
  api.fail(ACCEPT, 403, { message: 'Prima conferma la tua email', code: 'email_unverified' });
  api.answer('POST /user/email-verification', {});
  await renderScreen(<InvitationScreen />);
  await accept.click();
  const code = page.getByRole('textbox', { name: /codice/i });
  await expect.element(code).toBeVisible();
  await expectAccessibleInBothThemes();
  api.answer('PUT /user/email-verification', { user: { ...SAMPLE_USER, email_verified: true } });
  const answerAccept = api.hold(ACCEPT);
  api.answer('/user', OWNER);
  await code.fill('12345678');
  await page.getByRole('main').getByRole('button').first().click();
  // One tap is enough: the invitation is being accepted without a further confirmation.
  await expect.element(page.getByText("Accetto l'invito…")).toBeInTheDocument();
  await expect.element(accept).not.toBeInTheDocument();
  answerAccept(200, ACCEPTED);
  await expect.element(page.getByText(/^Ora gestisci/)).toBeVisible();
});

test('a guest is redirected to registration or sign-in, and back', async () => {
  leave('');
  await renderScreen(<InvitationScreen />);
  await expect
    .element(page.getByRole('link', { name: 'Registrati' }))
    .toHaveAttribute('href', '/register?to=%2Fgestore%2Finvito');
  await expect
    .element(page.getByRole('link', { name: 'Accedi' }))
    .toHaveAttribute('href', '/login?to=%2Fgestore%2Finvito');
  await expectAccessibleInBothThemes();
});
