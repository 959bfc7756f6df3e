// Tests rule favorites-phone.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agree, agreeAnew } from '../features/favorites/agree.ts';
import { addFavorite } from '../features/favorites/favorites.ts';
import { OutboxPlace } from './outbox-place.tsx';
import { leave, signIn } from '../core/session/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { SAMPLE_USER } from '../testing/sample-user.ts';

beforeEach(async () => {
  const api = fakeApi();
  api.answer('GET /user/favorites', []);
  const full = { message: 'x', code: 'favorites_full', params: { max: 50 } };
  api.fail('PUT /user/favorites/8', 409, full);
  signIn('t1', SAMPLE_USER);
  await agreeAnew();
});
afterEach(async () => {
  await agree();
  leave('');
});

test('the reason why a star was refused is shown on every page until it was read', async () => {
  await renderScreen(<OutboxPlace />);
  await addFavorite(8);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Al massimo 50 preferiti: prima togline uno')).toBeVisible();
  await alert.getByRole('button', { name: 'Ho capito' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});
