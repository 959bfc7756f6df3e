// Tests rule reviews-line.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ReviewSummary } from '@pieno/contract/reviews/review-summary.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BARE_DETAILS } from '../../../testing/sample-business.ts';
import { ReviewLine } from './review-line.tsx';
import { review, reviewsOf } from './testing/sample-reviews.ts';

const SUMMARY: ReviewSummary = {
  count: 12,
  average: 4.25,
  chips: [
    { chip: 'toilets', yes: true },
    { chip: 'smac', yes: true },
    { chip: 'staff', yes: false },
  ],
};
const show = (reviews?: ReviewSummary) =>
  renderScreen(<ReviewLine details={{ ...BARE_DETAILS, ...(reviews && { reviews }) }} />);
const line = page.getByRole('button');

test('is accessible and fits large text', async () => {
  await show(SUMMARY);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('shows the average and the answers on which most agree', async () => {
  await show(SUMMARY);
  await expect
    .element(line)
    .toHaveAccessibleName(
      '4,3 stelle su 5 · 12 recensioni Bagni: sì · SMaC accettata: sì · Personale gentile: no',
    );
});

test('below five reviews shows only their number, and leaves out unknown questions', async () => {
  await show({ count: 1, chips: [{ chip: 'car_wash', yes: true }] });
  await expect.element(line).toHaveAccessibleName('una recensione');
});

test('without reviews it invites to write the first one, and opens the sheet', async () => {
  const api = fakeApi();
  api.answer('/business/8/reviews?page=1', reviewsOf([review()]));
  await show();
  await expect.element(line).toHaveAccessibleName('Scrivi la prima recensione');
  expect(api.calls).toEqual([]);
  await line.click();
  const sheet = page.getByRole('dialog', { name: 'Recensioni' });
  await expect.element(sheet.getByText('Gentili anche di notte.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Chiudi' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});
