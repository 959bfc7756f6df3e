// Tests rule alert-favorite.
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { businessQuery } from '../../core/api/stations/business.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ALERT } from './testing/sample-alerts.ts';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { FavoriteAlert } from './favorite-alert.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/user/push-subscriptions', { key: null, devices: 0 });
  api.answer('/user/alerts', {
    ...ALERT,
    area: undefined,
    business_ids: [8],
    business_names: ['Tamoil'],
  });
  signIn('t1', SAMPLE_USER);
});
afterEach(() => leave(''));

/** The page that shows the star. */
function Station() {
  useQuery(businessQuery('8'));
  return <FavoriteAlert id={8} />;
}
/** Shows a text once the page is loaded. */
const Loaded = () => useQuery({ ...businessQuery('8'), enabled: false }).data && <p>Letto</p>;
const button = page.getByRole('button', { name: /^Avvisami/ });

test('one tap creates the alert that the sheet would propose', async () => {
  api.answer('/business/8', { ...FULL_DETAILS, prices: [fuelPrice(20, 1.669)] });
  await renderScreen(<Station />);
  await page.getByRole('button', { name: 'Avvisami a € 1,649 o meno' }).click();
  await expect
    .element(page.getByText(/^Fatto: ti avviso quando Diesel Self da Tamoil costa/))
    .toBeVisible();
  expect(api.sent).toEqual([
    { decade: 20, mode: 'self', business_ids: [8], below: 1.649, litres: 45, channels: ['push'] },
  ]);
});

test('without a ranked price it shows nothing: the page has its own button', async () => {
  api.answer('/business/8', { ...FULL_DETAILS, prices: [fuelPrice(20, 1.669, { stale: true })] });
  await renderScreen(
    <>
      <Station />
      <Loaded />
    </>,
  );
  await expect.element(page.getByText('Letto')).toBeVisible();
  expect(button.elements()).toEqual([]);
});
