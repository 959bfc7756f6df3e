// Tests rule admin-settings-page.
import type { AdministeredSettings } from '@pieno/contract/settings/administered-settings.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { AdminScreen } from '../admin-screen.tsx';

const STALE: AdministeredSettings[number] = {
  key: 'stale_days',
  heading: 'Età dei prezzi',
  about: 'Età oltre la quale un prezzo è da confermare',
  fields: ['giorni'],
  limits: 'da 1 a 365',
  values: ['5'],
  defaults: ['8'],
  is_default: false,
  secret: null,
};
const MAP: AdministeredSettings[number] = {
  key: 'maps_api_key',
  heading: 'Visitatori e mappa',
  about: 'Stile della mappa',
  fields: ['indirizzo', 'chiave', 'attribuzione'],
  limits: 'un indirizzo https, oppure -',
  values: ['https://a.example/{key}', '…1234', ''],
  defaults: ['', '', ''],
  is_default: false,
  secret: 1,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
  api.answer('/admin/settings', [STALE, MAP]);
});
afterEach(() => leave(''));

const open = () => renderScreen(<AdminScreen part="sistema" chosen="impostazioni" />);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name });

test('a setting shows its purpose, limits and default, and can be changed and reset', async () => {
  await open();
  await expect.element(page.getByText('5 giorni')).toBeVisible();
  await expect.element(page.getByText('Limiti: da 1 a 365. Predefinito: 8 giorni.')).toBeVisible();
  await button(/^Cambia: Età/).click();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  api.answer('/admin/settings/stale_days', { message: 'Impostazione salvata' });
  await field('Giorni').fill('6');
  await button('Salva').first().click();
  await expect.poll(() => api.sent).toContainEqual({ values: ['6'] });
  await expect.element(field('Giorni')).not.toBeInTheDocument();
  await button(/^Cambia: Età/).click();
  await button('Torna al predefinito').click();
  await expect.poll(() => api.sent).toContainEqual({ values: null });
});

test('settings are listed under their headings, and found by words, key and change', async () => {
  api.answer('/admin/settings', [STALE, { ...MAP, is_default: true }]);
  await open();
  const search = page.getByRole('searchbox', { name: "Cerca un'impostazione" });
  const age = page.getByRole('region', { name: 'Età dei prezzi' });
  const map = page.getByRole('region', { name: 'Visitatori e mappa' });
  await expect.element(age.getByText('cambiata')).toBeVisible();
  await expect.element(map).toBeVisible();
  for (const [words, shown, hidden] of [
    ['eta confermare', age, map],
    ['maps_api', map, age],
    ['cambiata', age, map],
  ] as const) {
    await search.fill(words);
    await expect.element(hidden).not.toBeInTheDocument();
    await expect.element(shown).toBeVisible();
  }
  await search.fill('benzina');
  await expect.element(page.getByText('Nessuna impostazione trovata')).toBeVisible();
  await expectAccessibleInBothThemes();
});

test('a refused value shows the reason and stays typed', async () => {
  api.fail('/admin/settings/stale_days', 422, {
    message: '',
    code: 'setting_count',
    params: { unit: 'giorni', min: 1, max: 365 },
  });
  await open();
  await button(/^Cambia: Età/).click();
  await field('Giorni').fill('molti');
  await button('Salva').first().click();
  await expect
    .element(page.getByText('Serve un numero intero di giorni tra 1 e 365'))
    .toBeVisible();
  await expect.element(field('Giorni')).toHaveValue('molti');
});

test('a secret key is not shown in its field, and stays when the field is left empty', async () => {
  await open();
  await button(/^Cambia: Stile/).click();
  await expect.element(field('Chiave')).toHaveValue('');
  await expect.element(page.getByText('Lascia vuoto per tenere la chiave salvata')).toBeVisible();
  api.answer('/admin/settings/maps_api_key', { message: 'Impostazione salvata' });
  await button('Salva').first().click();
  const values = ['https://a.example/{key}', '', ''];
  await expect.poll(() => api.sent).toContainEqual({ values });
});
