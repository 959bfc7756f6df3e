// Tests rules call-feature-access, page-share, permission-prompt, station-actions.
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { reviewsOf } from '../../features/station/reviews/testing/sample-reviews.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { StationActions } from './station-actions.tsx';

const CHECK = '/auth/check-feature-access';
const SENT = { feature: 'reviews', action: 'create' };
const refusedWith = (upgrade_prompt: string) => ({
  can_access: false,
  requires_registration: true,
  upgrade_prompt,
});
const ALLOWED = { can_access: true, requires_registration: false, upgrade_prompt: null };

const review = page.getByRole('button', { name: 'Scrivi una recensione' });
const dialog = page.getByRole('alertdialog');
const sheet = page.getByRole('dialog', { name: 'Recensioni' });
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => leave(''));
const show = () => renderScreen(<StationActions station={{ id: 8, name: 'Commercio Petroli' }} />);

test('is accessible and fits large text, with a failure too', async () => {
  api.fail(CHECK, 0);
  await show();
  await expectAccessibleInBothThemes();
  await review.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('makes no request before it is pressed', async () => {
  await show();
  await expect.element(review).toBeVisible();
  await afterPaint();
  expect(api.calls).toEqual([]);
});

test("a guest who wants to review sees the server's prompt to register", async () => {
  api.answer(CHECK, refusedWith('Così dice il server. Vuoi accedere o registrarti ora?'));
  await show();
  await review.click();
  await expect
    .element(page.getByRole('alertdialog', { name: /^Così dice il server/ }))
    .toBeVisible();
  expect(api.sent).toEqual([SENT]);
  await expect
    .element(dialog.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login?to=%2Fbusiness%2F8%3Ffocus%3Drecensioni');
  await dialog.getByRole('button', { name: 'Non ora' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await review.click();
  await expect.element(dialog).toBeVisible();
});

test('a registered user gets the sheet', async () => {
  api.answer(CHECK, ALLOWED);
  api.answer('/business/8/reviews?page=1', reviewsOf([]));
  api.answer('/user/reviews/8', null);
  signIn('t1', SAMPLE_USER);
  await show();
  await review.click();
  await expect.element(sheet).toBeVisible();
  expect(api.sent).toEqual([SENT]);
  await sheet.getByRole('button', { name: 'Chiudi' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('returning from the sign-in opens the sheet', async () => {
  api.answer('/business/8/reviews?page=1', reviewsOf([]));
  history.replaceState(null, '', '?focus=recensioni');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  await show();
  await expect.element(sheet).toBeVisible();
});

test('the button is busy while the request runs, and sends it once', async () => {
  const release = api.hold(CHECK);
  await show();
  await review.dblClick();
  await expect.element(review).toHaveAttribute('aria-busy', 'true');
  release(200, refusedWith(PROMPTS.reviews));
  await expect.element(page.getByRole('alertdialog', { name: PROMPTS.reviews })).toBeVisible();
  await expect.element(review).toHaveAttribute('aria-busy', 'false');
  expect(api.calls).toEqual([CHECK]);
});

test.each([
  [0, undefined, 'Errore di connessione al server'],
  [503, { message: 'Il servizio è molto richiesto.' }, 'Il servizio è molto richiesto.'],
  [500, {}, 'Risorsa al momento non disponibile'],
])('a failure (%i) shows its message and can be retried', async (status, body, sentence) => {
  api.fail(CHECK, status, body);
  await show();
  await review.click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(sentence)).toBeVisible();
  api.answer(CHECK, refusedWith(PROMPTS.reviews));
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(page.getByRole('alertdialog', { name: PROMPTS.reviews })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
