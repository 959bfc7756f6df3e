import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testLargeText, testPage } from '../../testing/test-page.tsx';
import { ComparisonTablePage } from './comparison-table-page.tsx';

describe('/comparison-table', () => {
  testPage(<ComparisonTablePage />);
  testLargeText(<ComparisonTablePage />);

  test('screen readers read yes and no', async () => {
    await show(<ComparisonTablePage />);
    await expect
      .element(page.getByRole('row', { name: /^Refuel diary/ }))
      .toHaveTextContent('Refuel diaryNoYesYes');
  });

  test('hides rows that are equal for all', async () => {
    await show(<ComparisonTablePage />);
    const agreed = page.getByRole('rowheader', { name: 'Works offline' });
    await expect.element(agreed).toBeVisible();
    await page.getByRole('switch', { name: 'Only what differs' }).click();
    await expect.element(agreed).not.toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: 'Cars' })).toBeVisible();
  });

  test('marks only the lowest price of every row', async () => {
    await show(<ComparisonTablePage />);
    const table = page.getByRole('region', { name: 'Three stations' });
    const best = table
      .getByText('lowest')
      .elements()
      .map((mark) => (mark.closest('td') as HTMLTableCellElement).cellIndex);
    expect(best).toEqual([1, 2, 2]);
  });
});
