// Tests rule reviews-sheet.
import type { Review } from '@pieno/contract/reviews/reviews.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { VERIFIED_USER } from '../../../testing/sample-user.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { ownReview, review, reviewsOf } from './testing/sample-reviews.ts';

const LIST = '/business/8/reviews?page=1';
const ANSWERED = review({
  id: 2,
  name: null,
  stars: 1,
  chips: {},
  text: '<b>Chiuso</b> il sabato',
  month: '2026-09',
  answer: { text: 'Adesso apriamo.', month: '2026-10' },
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(LIST, reviewsOf([review(), ANSWERED], { hidden: 2 }));
  api.answer('GET /user/reviews/8', null);
  signIn('t1', VERIFIED_USER);
});
afterEach(() => {
  leave('');
  sessionStorage.clear();
});

const sheet = page.getByRole('dialog', { name: 'Recensioni' });
const button = (name: string | RegExp) => sheet.getByRole('button', { name });
const items = sheet.getByRole('list', { name: 'Recensioni degli altri' }).getByRole('listitem');
const show = () =>
  renderScreen(
    <ReviewSheet station={{ id: 8, name: 'Domagnano Tamoil' }} onClose={() => undefined} />,
  );

test('is accessible and fits large text', async () => {
  api.answer('GET /user/reviews/8', ownReview());
  await show();
  await expect.element(items.first()).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("shows the reviews as plain text, with the owner's answer and the number of hidden ones", async () => {
  await show();
  for (const text of ['Anna', 'ottobre 2026', 'Bagni: sì', 'Contanti di notte: no'])
    await expect.element(items.first().getByText(text)).toBeVisible();
  await expect.element(items.first().getByRole('img', { name: '4 stelle su 5' })).toBeVisible();
  for (const text of [
    'Senza nome',
    '<b>Chiuso</b> il sabato',
    'Risposta del gestore, ottobre 2026',
    'Adesso apriamo.',
  ])
    await expect.element(items.nth(1).getByText(text)).toBeVisible();
  await expect.element(sheet.getByText('2 nascoste', { exact: true })).toBeVisible();
});

test('loads more page by page, and shows the own one only in the form', async () => {
  const many = (from: number, count: number): Review[] =>
    Array.from({ length: count }, (_, index) => review({ id: from + index }));
  api.answer('GET /user/reviews/8', ownReview({ id: 100 }));
  api.answer(LIST, reviewsOf(many(100, 20), { count: 21 }));
  api.answer('/business/8/reviews?page=2', reviewsOf(many(120, 1), { count: 21 }));
  await show();
  await expect.poll(() => items.elements().length).toBe(19);
  await button('Altre recensioni').click();
  await expect.poll(() => items.elements().length).toBe(20);
  await expect.element(button('Altre recensioni')).not.toBeInTheDocument();
});

test('a station without reviews shows that', async () => {
  api.answer(LIST, reviewsOf([]));
  await show();
  await expect.element(sheet.getByText("Qui non c'è ancora nessuna recensione.")).toBeVisible();
});

test('a failure shows its reason, and can be retried', async () => {
  api.fail(LIST, 503, { message: 'Il servizio è molto richiesto.' });
  await show();
  await expect.element(sheet.getByText('Il servizio è molto richiesto.')).toBeVisible();
  api.answer(LIST, reviewsOf([review()]));
  await button('Riprova').click();
  await expect.element(items.first()).toBeVisible();
});

test('without a network it shows that reviews need one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.fail(LIST, 0);
  api.fail('GET /user/reviews/8', 0);
  await show();
  await expect.element(sheet.getByText('Le recensioni si leggono con la rete.')).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('a review is flagged with a reason, once', async () => {
  api.answer('/user/reviews/1/flags', { message: 'Fatto' } as never);
  await show();
  await items.first().getByRole('button', { name: 'Segnala' }).click();
  await expectAccessibleInBothThemes();
  await items.first().getByRole('button', { name: 'È pubblicità' }).click();
  await expect.element(items.first().getByText('Grazie della segnalazione.')).toBeVisible();
  expect(api.sent).toEqual([{ reason: 'spam' }]);
  await expect.element(items.first().getByRole('button')).not.toBeInTheDocument();
});

test('a guest can read reviews, but not flag them', async () => {
  leave('');
  await show();
  await expect.element(items.first()).toBeVisible();
  await expect.element(sheet.getByText('Segnala')).not.toBeInTheDocument();
});
