// Tests rule reviews-sheet.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER, VERIFIED_USER } from '../../../testing/sample-user.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { ownReview, reviewsOf } from './testing/sample-reviews.ts';

const OWN = '/user/reviews/8';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/business/8/reviews?page=1', reviewsOf([]));
  api.answer(`GET ${OWN}`, null);
  api.answer(`PUT ${OWN}`, ownReview());
  signIn('t1', VERIFIED_USER);
});
afterEach(() => {
  leave('');
  sessionStorage.clear();
});

const sheet = page.getByRole('dialog', { name: 'Recensioni' });
const own = sheet.getByRole('region', { name: 'La tua recensione' });
const star = (name: string) => own.getByRole('radio', { name });
const button = (name: string | RegExp) => own.getByRole('button', { name });
const text = own.getByRole('textbox', { name: 'Vuoi aggiungere qualcosa?' });
const kept = () => sessionStorage.getItem('pieno.review');
const show = () =>
  renderScreen(
    <ReviewSheet station={{ id: 8, name: 'Domagnano Tamoil' }} onClose={() => undefined} />,
  );

/** Opens the sheet, chooses four stars, one yes and one no, and types a text. */
async function fillIn() {
  const screen = await show();
  await star('4 stelle su 5').click();
  await button('Bagni: non detto').click();
  await button('SMaC accettata: non detto').click();
  await button('SMaC accettata: sì').click();
  await text.fill('Sempre gentili');
  return screen;
}
const DRAFT = { stars: 4, chips: { toilets: true, smac: false }, text: 'Sempre gentili' };

test('is accessible and fits large text', async () => {
  await fillIn();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a review is published, and can be changed', async () => {
  await fillIn();
  api.answer(`GET ${OWN}`, ownReview());
  await button('Pubblica').click();
  await expect.element(own.getByText(/^Fatto, grazie/)).toBeVisible();
  expect(api.sent).toEqual([DRAFT]);
  await button('Bagni: sì').click();
  await button('Bagni: no').click();
  await text.fill('');
  await button('Salva').click();
  await expect.poll(() => api.sent.length).toBe(2);
  expect(api.sent[1]).toEqual({ stars: 4, chips: { smac: false }, text: null });
});

test('the input survives a failed reload', async () => {
  await fillIn();
  api.fail(`GET ${OWN}`, 503);
  await button('Pubblica').click();
  await expect.element(own.getByText(/^Fatto, grazie/)).toBeVisible();
  await expect.element(text).toHaveValue('Sempre gentili');
});

test('the stars are chosen by keyboard, and the other fields appear', async () => {
  await show();
  await star('una stella su 5').click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(star('3 stelle su 5')).toBeChecked();
  await expect.element(star('3 stelle su 5')).toHaveFocus();
  await expect.element(button('Pubblica')).toBeVisible();
});

test.each([['x'.repeat(281), /^281 di 280 caratteri.*Il testo è troppo lungo$/]])(
  'an invalid text shows an error at its field, and stays: %s',
  async (typed, description) => {
    await show();
    await star('2 stelle su 5').click();
    await text.fill(typed);
    await button('Pubblica').click();
    await expect.element(text).toHaveAccessibleDescription(description);
    await expect.element(text).toHaveFocus();
    await expect.element(text).toHaveValue(typed);
    expect(api.sent).toEqual([]);
  },
);

test('a guest is invited to register at the end, and only this guest finds the review after the sign-in', async () => {
  leave('');
  const screen = await fillIn();
  await button('Pubblica').click();
  const prompt = page.getByRole('alertdialog', { name: /^Per scrivere una recensione/ });
  await expect
    .element(prompt.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login?to=%2Fbusiness%2F8%3Ffocus%3Drecensioni');
  expect(api.sent).toEqual([]);
  await screen.unmount();
  signIn('t1', VERIFIED_USER);
  await show();
  await expect.element(star('4 stelle su 5')).toBeChecked();
  await expect.element(text).toHaveValue('Sempre gentili');
  await button('Pubblica').click();
  await expect.element(own.getByText(/^Fatto, grazie/)).toBeVisible();
  expect(api.sent).toEqual([DRAFT]);
  expect(kept()).toBeNull();
});

test('an unverified e-mail is verified first, then the review is sent', async () => {
  signIn('t1', SAMPLE_USER);
  api.fail(`PUT ${OWN}`, 403, { message: 'Prima conferma la tua email', code: 'email_unverified' });
  api.answer('POST /user/email-verification', undefined);
  await fillIn();
  await button('Pubblica').click();
  await expect.element(own.getByRole('textbox', { name: 'Codice di 8 cifre' })).toBeVisible();
  await expectAccessibleInBothThemes();
  expect(kept()).toContain('Sempre gentili');
  api.answer(`PUT ${OWN}`, ownReview());
  api.answer('PUT /user/email-verification', { user: VERIFIED_USER });
  await own.getByRole('textbox', { name: 'Codice di 8 cifre' }).fill('12345678');
  await button('Conferma e invia').click();
  await expect.element(own.getByText(/^Fatto, grazie/)).toBeVisible();
  expect(api.sent.at(-1)).toEqual(DRAFT);
});

test('without a network a message is shown, and the review stays on the phone', async () => {
  const screen = await fillIn();
  api.fail(`PUT ${OWN}`, 0);
  await button('Pubblica').click();
  await expect.element(own.getByText(/^Senza rete non si può pubblicare/)).toBeVisible();
  await screen.unmount();
  signIn('t2', { ...VERIFIED_USER, id: 'u2' });
  const others = await show();
  await expect.element(star('4 stelle su 5')).not.toBeChecked();
  await others.unmount();
  signIn('t1', VERIFIED_USER);
  await show();
  await expect.element(text).toHaveValue('Sempre gentili');
});

test('a refusal shows its reason', async () => {
  await fillIn();
  api.fail(`PUT ${OWN}`, 429, { message: 'Troppe richieste' });
  await button('Pubblica').click();
  await expect.element(own.getByText('Troppe richieste')).toBeVisible();
});

test('the own review is deleted after a question', async () => {
  api.answer(`GET ${OWN}`, ownReview({ answer: { text: 'Grazie!', month: '2026-11' } }));
  api.answer(`DELETE ${OWN}`, undefined);
  await show();
  await expect.element(text).toHaveValue('Il mio solito.');
  await expect.element(own.getByText('Grazie!')).toBeVisible();
  await button('Elimina').click();
  api.answer(`GET ${OWN}`, null);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect.element(button('Elimina')).not.toBeInTheDocument();
  await expect.element(star('4 stelle su 5')).not.toBeChecked();
});

test('a hidden review shows the reason, and takes one objection', async () => {
  api.answer(`GET ${OWN}`, ownReview({ hidden: { reason: 'offende qualcuno', objection: null } }));
  api.answer(`${OWN}/objection`, { message: 'Fatto' } as never);
  await show();
  await expect.element(own.getByText(/nascosta. Motivo: offende qualcuno$/)).toBeVisible();
  await expectAccessibleInBothThemes();
  await button('Invia').click();
  const field = own.getByRole('textbox');
  await expect.element(field).toHaveAccessibleDescription(/Campo obbligatorio$/);
  await field.fill('Non è vero');
  api.answer(
    `GET ${OWN}`,
    ownReview({ hidden: { reason: 'offende qualcuno', objection: 'Non è vero' } }),
  );
  await button('Invia').click();
  await expect.element(own.getByText(/^Hai risposto: «Non è vero»/)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  expect(api.sent).toEqual([{ text: 'Non è vero' }]);
});
