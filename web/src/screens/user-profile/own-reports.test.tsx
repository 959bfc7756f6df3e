// Tests rule report-list.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ProfileScreen } from './profile-screen.tsx';

vi.mock('./own-reports-card.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  fakeApi();
  signIn('t1', SAMPLE_USER);
});
afterEach(() => leave(''));

test('never opened on this phone, and without a network, the reports show that and can be retried', async () => {
  await renderScreen(<ProfileScreen />);
  await page.getByRole('button', { name: 'Mostra cosa ne è stato' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'hanno bisogno della rete' });
  await expect.element(missing.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Le mie segnalazioni' })).toBeVisible();
  await expectAccessibleInBothThemes();
});
