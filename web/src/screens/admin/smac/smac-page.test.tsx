// Tests rule smac-rates.
import type { SmacRate } from '@pieno/contract/smac/smac-rates.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OTHER_RATE, PETROL_RATE } from '@pieno/contract/testing/sample-smac-rates.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { SmacPage } from './smac-page.tsx';

const BEFORE: SmacRate = {
  ...PETROL_RATE,
  id: 3,
  valid_from: null,
  valid_to: '2022-12-31',
  per_day_litres: 60,
  source_url: 'https://example.sm/130',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const show = (...rates: SmacRate[]) => api.answer('/admin/smac-rates', rates);
const open = () => renderScreen(<SmacPage />);
const verify = page.getByRole('button', { name: 'Verificata oggi: Benzina: € 0,150 al litro' });

test('each rate shows its amount, its days, its source, and that nobody has verified it', async () => {
  show(PETROL_RATE, OTHER_RATE, BEFORE);
  await open();
  await expect.element(page.getByText('Benzina: € 0,150 al litro').first()).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Altri carburanti al litro: la percentuale di € 0,150 sul litro di benzina servita',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('Dal 01/04/2023').first()).toBeVisible();
  await expect
    .element(page.getByText('Inizio non noto, fino al 31/12/2022, al massimo 60 litri al giorno'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Decreto delegato 55/2023' }))
    .toHaveAttribute('href', 'https://example.sm/130');
  await expect.element(page.getByText('Mai verificata').first()).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a tap records that a rate was verified today, which is no estimate then', async () => {
  show(PETROL_RATE);
  await open();
  await expect.element(page.getByText('stima', { exact: true })).toBeVisible();
  api.answer('PUT /admin/smac-rates/1', { message: 'Regola 1 salvata' });
  show({ ...PETROL_RATE, verified_at: new Date().toISOString() });
  await verify.click();
  await expect.element(page.getByText(/^Verificata il \d/)).toBeVisible();
  await expect.element(page.getByText('stima', { exact: true })).not.toBeInTheDocument();
  expect(api.sent).toEqual([{ verified: true }]);
});

test('a rate is suspended with a reason, and resumed', async () => {
  show(PETROL_RATE);
  await open();
  await page.getByRole('button', { name: 'Sospendi' }).click();
  await expect.element(page.getByText(/^Sospendo «Benzina: €.0,150 al litro»\?/)).toBeVisible();
  await page.getByRole('textbox', { name: /Motivo/ }).fill('per decreto');
  api.answer('PUT /admin/smac-rates/1', { message: 'Regola 1 salvata' });
  show({ ...PETROL_RATE, suspended: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Sospendi' }).click();
  await expect.element(page.getByText('sospesa', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Riattiva' })).toBeVisible();
  expect(api.sent).toEqual([{ suspended: true, reason: 'per decreto' }]);
});

test('a failure is shown, also without rates', async () => {
  show(PETROL_RATE);
  const first = await open();
  api.fail('PUT /admin/smac-rates/1', 404, { message: '', code: 'smac_rate_not_found' });
  await verify.click();
  await expect
    .element(page.getByRole('alert').getByText('Questa regola della SMaC non esiste'))
    .toBeVisible();
  await first.unmount();
  show();
  const second = await open();
  await expect.element(page.getByText(/^Nessuna regola/)).toBeVisible();
  await second.unmount();
  api.fail('/admin/smac-rates', 500);
  await open();
  await expect.element(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
});
