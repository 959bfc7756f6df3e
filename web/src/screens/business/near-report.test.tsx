// Tests rule report-near.
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPosition, locate } from '../../features/position/position.ts';
import { recentReports } from '../../features/reports/recent-reports.ts';
import { useNear } from '../../features/reports/use-near.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { fakeGeolocation } from '../../testing/fake-geolocation.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { reportAnswer } from '../../testing/sample-reports.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { SAMPLE_USER_SETTINGS } from '../../testing/sample-user-settings.ts';
import { PricesCard } from './prices-card.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, email_verified: true });
  api.answer('/price-reports', reportAnswer([[10, 'accepted']]));
  api.answer('/user/settings/geolocation-consent', {
    ...SAMPLE_USER_SETTINGS,
    geolocation_consent: true,
  });
});
afterEach(() => {
  leave('');
  forgetPosition();
  recentReports.set([]);
});

const { latitude, longitude } = FULL_DETAILS.business;

/** Shows whether the phone knows that it is near: the consent arrives with a server's answer. */
function Near() {
  return <p>near: {String(useNear(latitude, longitude))}</p>;
}

async function sentReport(near?: boolean): Promise<PriceReport> {
  await renderScreen(
    <>
      <Near />
      <PricesCard details={FULL_DETAILS} />
    </>,
  );
  await expect.element(page.getByText(`near: ${near}`)).toBeVisible();
  await page.getByRole('button', { name: 'Confermo Benzina Self € 1,669' }).click();
  await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
  return api.sent.at(-1) as PriceReport;
}

test.each([
  ['at the pump', 43.9565, 12.47, true],
  ['in another village', 43.9361, 12.4475, false],
])('%s only near or not near is sent', async (_, here, there, near) => {
  fakeGeolocation().stand(here, there);
  await locate();
  const report = await sentReport(near);
  expect(report.near).toBe(near);
  expect(JSON.stringify(report)).not.toContain(String(here));
});

test('without a position nothing is sent about it', async () => {
  expect(await sentReport()).not.toHaveProperty('near');
});
