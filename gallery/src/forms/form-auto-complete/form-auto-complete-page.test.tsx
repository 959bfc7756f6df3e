// Tests rule gallery-forms.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormAutoCompletePage } from './form-auto-complete-page.tsx';

const field = (name: string) => page.getByRole('combobox', { name, exact: true });
const offered = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

describe('/form-auto-complete', () => {
  testPage(<FormAutoCompletePage />);

  test('suggests matches ignoring case, and nothing for an empty input', async () => {
    await show(<FormAutoCompletePage />);
    await field('Castle').click();
    expect(offered()).toEqual([]);
    await field('Castle').fill('MAR');
    await expect.poll(offered).toEqual(['Città di San Marino']);
    await expectAccessible();
    await field('Castle').fill('no');
    await expect
      .poll(offered)
      .toEqual(['Città di San Marino', 'Domagnano', 'Faetano', 'Fiorentino', 'Montegiardino']);
    await field('Castle').fill('');
    await expect.poll(offered).toEqual([]);
  });

  test('fills in the chosen suggestion', async () => {
    await show(<FormAutoCompletePage />);
    await field('Station').fill('carb');
    await page.getByRole('option', { name: /^Borgo Carburanti/ }).click();
    await expect.element(field('Station')).toHaveValue('Borgo Carburanti');
    await expect
      .element(page.getByText('Borgo Carburanti is at Via Ventotto Luglio 90, Borgo Maggiore.'))
      .toBeVisible();
  });

  test('keeps the groups with a match', async () => {
    await show(<FormAutoCompletePage />);
    await field('Place').fill('rimini');
    await expect.poll(offered).toEqual(['Rimini']);
    await expect.element(page.getByText('Across the border')).toBeVisible();
    await expect.element(page.getByText('In San Marino')).not.toBeVisible();
  });

  test('offers three at most', async () => {
    await show(<FormAutoCompletePage />);
    await field('Language').fill('an');
    await expect.poll(() => offered().length).toBe(3);
  });

  test('completes an e-mail address', async () => {
    await show(<FormAutoCompletePage />);
    await field('E-mail').fill('ada@p');
    await expect.poll(offered).toEqual(['ada@post.example']);
  });

  test('Enter chooses the preselected first suggestion', async () => {
    await show(<FormAutoCompletePage />);
    await field('Quick pick').fill('se');
    await expect.poll(offered).toEqual(['Serravalle']);
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Quick pick')).toHaveValue('Serravalle');
  });
});
