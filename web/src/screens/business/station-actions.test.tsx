import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { StationActions } from './station-actions.tsx';

const CHECK = '/auth/check-feature-access';
const refusedWith = (upgrade_prompt: string) => ({
  can_access: false,
  requires_registration: true,
  upgrade_prompt,
});
const ALLOWED = { can_access: true, requires_registration: false, upgrade_prompt: null };
const ACTIONS = [
  ['Aggiungi ai preferiti', { feature: 'favorites', action: 'update' }, /^I preferiti/],
  ['Scrivi una recensione', { feature: 'reviews', action: 'create' }, /^Le recensioni/],
] as const;

const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('alertdialog');
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
  await button('Scrivi una recensione').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('makes no request before it is pressed', async () => {
  await show();
  await expect.element(button('Scrivi una recensione')).toBeVisible();
  await afterPaint();
  expect(api.calls).toEqual([]);
});

test.each(ACTIONS)(`"%s": a guest sees the server's prompt to register`, async (name, sent) => {
  api.answer(CHECK, refusedWith('Così dice il server. Vuoi accedere o registrarti ora?'));
  await show();
  await button(name).click();
  await expect
    .element(page.getByRole('alertdialog', { name: /^Così dice il server/ }))
    .toBeVisible();
  expect(api.sent).toEqual([sent]);
  await expect
    .element(dialog.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login');
  await dialog.getByRole('button', { name: 'Non ora' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button(name).click();
  await expect.element(dialog).toBeVisible();
});

test.each(ACTIONS)('"%s": a registered user sees when it will come', async (name, sent, soon) => {
  api.answer(CHECK, ALLOWED);
  signIn('t1', SAMPLE_USER);
  await show();
  await button(name).click();
  await expect.element(dialog.getByText(soon)).toBeVisible();
  expect(dialog.getByRole('link').elements()).toEqual([]);
  expect(api.sent).toEqual([sent]);
  await dialog.getByRole('button', { name: 'Ho capito' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the button is busy while the request runs, and sends it once', async () => {
  const release = api.hold(CHECK);
  await show();
  const favorite = button('Aggiungi ai preferiti');
  await favorite.dblClick();
  await expect.element(favorite).toHaveAttribute('aria-busy', 'true');
  await button('Scrivi una recensione').click();
  release(200, refusedWith(PROMPTS.favorites));
  await expect.element(page.getByRole('alertdialog', { name: PROMPTS.favorites })).toBeVisible();
  await expect.element(favorite).toHaveAttribute('aria-busy', 'false');
  expect(api.calls).toEqual([CHECK]);
});

test.each([
  [0, undefined, 'Errore di connessione al server'],
  [503, { message: 'Il servizio è molto richiesto.' }, 'Il servizio è molto richiesto.'],
  [500, {}, 'Risorsa al momento non disponibile'],
])('a failure (%i) shows its message and can be retried', async (status, body, sentence) => {
  api.fail(CHECK, status, body);
  await show();
  await button('Scrivi una recensione').click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(sentence)).toBeVisible();
  api.answer(CHECK, refusedWith(PROMPTS.reviews));
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(page.getByRole('alertdialog', { name: PROMPTS.reviews })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
