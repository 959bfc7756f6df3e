import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testLargeText, testPage } from '../../testing/test-page.tsx';
import { BasicTablePage } from './basic-table-page.tsx';

describe('/basic-table', () => {
  testPage(<BasicTablePage />);
  testLargeText(<BasicTablePage />);

  test('selects one row, and all rows', async () => {
    await show(<BasicTablePage />);
    const section = page.getByRole('region', { name: 'To tick' });
    const all = section.getByRole('checkbox', { name: 'All stations' });
    await expect.element(section.getByRole('status')).toHaveTextContent('1 of 5 chosen');
    await section.getByRole('checkbox', { name: 'Rocca' }).click();
    await expect.element(section.getByRole('status')).toHaveTextContent('2 of 5 chosen');
    await all.click();
    await expect.element(section.getByRole('status')).toHaveTextContent('5 of 5 chosen');
    await all.click();
    await expect.element(section.getByRole('status')).toHaveTextContent('0 of 5 chosen');
  });

  test('marks the cheapest diesel with gold', async () => {
    await show(<BasicTablePage />);
    await expect
      .element(page.getByRole('row', { name: /^Place 1/ }))
      .toMatchTextContent('€ 1,749 al litro');
  });

  test('the total is the sum of the rows', async () => {
    await show(<BasicTablePage />);
    await expect
      .element(page.getByRole('row', { name: /^Together/ }))
      .toHaveTextContent('Together109.3182.92');
  });
});
