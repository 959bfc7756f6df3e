// Tests rule reviews-queue.
import type { FlaggedReview } from '@pieno/contract/reviews/reviews.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { queueOf } from '../../../testing/sample-queue.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { AdminScreen } from '../admin-screen.tsx';

const FLAGGED: FlaggedReview = {
  id: 4,
  business: { id: 8, name: 'Domagnano Tamoil' },
  stars: 1,
  text: 'Vergogna a tutti',
  flags: { offensive: 2, false: 1 },
  hidden: true,
  reason: 'Segnalata da 3 persone',
  objection: 'È la verità',
  waits_since: '2026-11-21T07:12:00.000Z',
};
const OTHER: FlaggedReview = {
  ...FLAGGED,
  id: 5,
  business: { id: 9, name: 'Borgo Esso' },
  text: null,
  flags: { spam: 1 },
  hidden: false,
  reason: null,
  objection: null,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const queueWith = (...reviews: FlaggedReview[]) => ({ ...queueOf(), reviews });
const card = page.getByRole('article', { name: 'Domagnano Tamoil' });
const button = (name: string) => page.getByRole('button', { name });

async function show() {
  api.answer('/admin/queue', queueWith(FLAGGED, OTHER));
  await renderScreen(<AdminScreen part="coda" />);
  await expect.element(card).toBeVisible();
}

test('is accessible and fits large text', async () => {
  await show();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("a review shows its text, why people flag it, and its author's objection", async () => {
  await show();
  await expect.element(page.getByRole('heading', { name: '2 recensioni segnalate' })).toBeVisible();
  for (const text of [
    /^una stella su 5/,
    'Vergogna a tutti',
    'È offensiva: 2 · È falsa: 1',
    'Nascosta: Segnalata da 3 persone',
    "Chi l'ha scritta risponde: «È la verità»",
  ]) {
    await expect.element(card.getByText(text)).toBeVisible();
  }
  await expect.element(page.getByText(/^Tutto deciso/)).not.toBeInTheDocument();
});

test('a review is shown in one tap, and the focus moves to the next', async () => {
  await show();
  api.answer('/admin/queue/reviews/4', { message: 'Recensione mostrata', price: null });
  api.answer('/admin/queue', queueWith(OTHER));
  await button('Mostra: Domagnano Tamoil').click();
  await expect.element(page.getByText('Recensione mostrata')).toBeVisible();
  expect(api.sent).toEqual([{ decision: 'show' }]);
  await expect.element(page.getByRole('article', { name: 'Borgo Esso' })).toHaveFocus();
});

test.each([
  ['Nascondi', 'hide', /^Nascondere la recensione di Domagnano Tamoil/],
  ["Blocca chi l'ha scritta", 'lock', /^Bloccare chi ha scritto/],
] as const)('%s needs a reason', async (label, decision, question) => {
  await show();
  api.answer('/admin/queue/reviews/4', { message: 'Deciso', price: null });
  await button(`${label}: Domagnano Tamoil`).click();
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: label }).click();
  await expect.element(dialog.getByText('Campo obbligatorio')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Offende');
  api.answer('/admin/queue', queueWith());
  await dialog.getByRole('button', { name: label }).click();
  await expect.element(page.getByText('Deciso', { exact: true })).toBeVisible();
  expect(api.sent).toEqual([{ decision, reason: 'Offende' }]);
  await expect.element(page.getByText(/^Tutto deciso/)).toBeVisible();
});

test('a failure shows its reason, and loses nothing', async () => {
  await show();
  api.fail('/admin/queue/reviews/4', 503, { message: 'Riprova tra poco' });
  await button('Mostra: Domagnano Tamoil').click();
  await expect.element(page.getByText('Riprova tra poco')).toBeVisible();
  await expect.element(card).toBeVisible();
});
