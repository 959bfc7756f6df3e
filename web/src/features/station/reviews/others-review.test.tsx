// Tests rule reviews-sheet.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ownerStation } from '../../../testing/sample-owner.ts';
import { VERIFIED_USER } from '../../../testing/sample-user.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { review, reviewsOf } from './testing/sample-reviews.ts';

const LIST = '/business/8/reviews?page=1';

afterEach(() => leave(''));

async function show(state: 'active' | 'pending') {
  const api = fakeApi();
  api.answer(LIST, reviewsOf([review()]));
  api.answer('GET /user/reviews/8', null);
  api.answer('/owner/stations', { stations: [ownerStation({ state })], reminders: true });
  signIn('t1', { ...VERIFIED_USER, is_owner: true });
  await renderScreen(
    <ReviewSheet station={{ id: 8, name: 'Domagnano Tamoil' }} onClose={() => undefined} />,
  );
  await expect.element(page.getByText('Gentili anche di notte.')).toBeVisible();
  return api;
}

test('an owner answers below a review, and changes the answer', async () => {
  const api = await show('active');
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  api.answer('/owner/stations/8/reviews/1/answer', { message: 'Fatto' });
  await page.getByRole('button', { name: 'Rispondi' }).click();
  await expectAccessibleInBothThemes();
  await page.getByRole('textbox', { name: 'La tua risposta' }).fill('Grazie!');
  api.answer(LIST, reviewsOf([review({ answer: { text: 'Grazie!', month: '2026-11' } })]));
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText('Risposta del gestore, novembre 2026')).toBeVisible();
  expect(api.sent).toEqual([{ text: 'Grazie!' }]);
  await page.getByRole('button', { name: 'Cambia la risposta' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('Grazie!');
});

test('a user with a pending ownership request is treated as a driver', async () => {
  await show('pending');
  await expect.element(page.getByRole('radio', { name: 'una stella su 5' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Segnala' })).toBeVisible();
});
