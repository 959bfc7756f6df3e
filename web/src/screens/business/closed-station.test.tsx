// Tests rules reviews-line, station-closed-page.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { review, reviewsOf } from '../../features/station/reviews/testing/sample-reviews.ts';
import { fakeApi, setting } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { BusinessScreen } from './business-screen.tsx';

const CLOSED = { ...FULL_DETAILS, closed: true, areas: [], reportable_fuels: [] };

async function show(details: BusinessDetails) {
  const api = fakeApi();
  api.answer('/global-settings/business_marker_color', setting(null));
  api.answer('/business/8', details);
  await renderScreen(<BusinessScreen id="8" />);
  return api;
}

test('a permanently closed station shows that, and takes no reports', async () => {
  await show(CLOSED);
  await expect.element(page.getByText(/^Chiuso: questo distributore non esiste più/)).toBeVisible();
  await expect.element(page.getByText('Domagnano Tamoil').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /prezzi/ })).not.toBeInTheDocument();
});

test("a closed station's reviews can be read, and no new one can be written", async () => {
  const api = await show({ ...CLOSED, reviews: { count: 1, chips: [] } });
  api.answer('/business/8/reviews?page=1', reviewsOf([review()]));
  await page.getByRole('button', { name: 'una recensione' }).click();
  await expect.element(page.getByText('Gentili anche di notte.')).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Condividi/ })).toBeInTheDocument();
  await expect.element(page.getByText(/^Scrivi/)).not.toBeInTheDocument();
});

test('a closed station without reviews has no line for them', async () => {
  await show(CLOSED);
  await expect.element(page.getByText('Orari di Apertura')).toBeVisible();
  await expect.element(page.getByText(/recension/)).not.toBeInTheDocument();
});
