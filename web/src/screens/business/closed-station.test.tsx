import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, setting } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { BusinessScreen } from './business-screen.tsx';

test('a station closed for good says so, and takes no reports', async () => {
  const api = fakeApi();
  api.answer('/global-settings/business_marker_color', setting(null));
  api.answer('/business/8', { ...FULL_DETAILS, closed: true, areas: [], reportable_fuels: [] });
  await renderScreen(<BusinessScreen id="8" />);
  await expect.element(page.getByText(/^Chiuso: questo distributore non esiste più/)).toBeVisible();
  await expect.element(page.getByText('Domagnano Tamoil').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /prezzi/ })).not.toBeInTheDocument();
});
