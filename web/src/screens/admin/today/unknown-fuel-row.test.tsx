// Tests rules admin-today-part, fuel-unknown.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { UnknownFuelRow } from './unknown-fuel-row.tsx';

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
  await renderScreen(
    <ul>
      <UnknownFuelRow fuel={{ name: 'Miscela Xyz', prices: 2, min: 1.399, max: 1.499 }} />
      <UnknownFuelRow fuel={{ name: 'Presa', prices: 1, min: 0.59, max: 0.59 }} />
      <UnknownFuelRow fuel={{ name: 'Vecchia miscela', prices: 0, min: null, max: null }} />
    </ul>,
  );
});

const save = page.getByRole('button', { name: 'Salva: Miscela Xyz' });
const kind = page.getByRole('combobox', { name: 'Categoria e unità' }).first();

test('shows which prices wait, and why', async () => {
  await expect.element(page.getByText(/2 prezzi, da €\s1,399 a €\s1,499/u)).toBeVisible();
  await expect.element(page.getByText(/Un prezzo, €\s0,590/u)).toBeVisible();
  await expect.element(page.getByText('Adesso nessun prezzo')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('an answer is sent with the unit of its category, and only with a category', async () => {
  api.answer('POST /admin/fuels', { message: 'Carburante salvato, prezzi accettati: 2' });
  await save.click({ force: true });
  expect(api.sent).toEqual([]);
  await kind.selectOptions('Metano, al kg');
  await save.click();
  await expect
    .poll(() => api.sent.at(-1))
    .toEqual({ name: 'Miscela Xyz', decade: 40, unit: 'kilogram' });
});

test("a server's refusal is shown in the row", async () => {
  const message = 'Nessuno dei prezzi…';
  api.fail('POST /admin/fuels', 422, { code: 'fuel_prices', message });
  await kind.selectOptions('Altri Carburanti, al litro');
  await save.click();
  await expect.element(page.getByText(/Nessuno dei prezzi in attesa è possibile/)).toBeVisible();
});
