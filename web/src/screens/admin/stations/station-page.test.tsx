// Tests rule admin-stations-part.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  ADMINISTERED_FACTS as FACTS,
  ADMINISTERED_PRICES as PRICES,
} from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { StationPage } from './station-page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
  api.answer('/admin/stations/8/facts', FACTS);
});
afterEach(() => leave(''));

test("a station's page shows its prices first, and links to people and cash registers, pictures and facts", async () => {
  api.answer('/admin/stations/8/prices', PRICES);
  await renderScreen(<StationPage id={8} view={undefined} />);
  await expect.element(page.getByRole('textbox', { name: /^Benzina Self/ })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Domagnano Tamoil' });
  for (const [name, to] of [
    ['Prezzi', '/admin/distributori/8'],
    ['Gestori e casse', '/admin/distributori/8/gestori'],
    ['Immagini', '/admin/distributori/8/immagini'],
    ['Scheda', '/admin/distributori/8/scheda'],
  ] as const) {
    await expect.element(tabs.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  const current = tabs.getByRole('link', { name: 'Prezzi' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('people and cash registers share one view', async () => {
  api.answer('/admin/owners', []);
  await renderScreen(<StationPage id={8} view="gestori" />);
  await expect.element(page.getByRole('button', { name: 'Invita un gestore' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Chiavi per le casse' })).toBeVisible();
});
