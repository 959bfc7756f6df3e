// Tests rule gallery-tables.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { PaginationPage } from './pagination-page.tsx';

const input = page.getByRole('spinbutton', { name: 'Go to page' });
const section = (name: string) => page.getByRole('region', { name, exact: true });

describe('/pagination', () => {
  testPage(<PaginationPage />);

  test('starts at page 3, shown in its input', async () => {
    await show(<PaginationPage />);
    await expect.element(input).toHaveValue(3);
    await expect.element(page.getByText('Page 3 of 9')).toBeVisible();
  });

  test.each([
    ['7', 7],
    ['99', 9],
    ['-4', 1],
    ['0', 1],
    ['2.9', 2],
    ['', 3],
  ])('the input %j selects page %i', async (typed, reached) => {
    await show(<PaginationPage />);
    await input.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(`Page ${reached} of 9`)).toBeVisible();
    await expect.element(input).toHaveValue(reached);
    const here = page
      .getByRole('navigation', { name: 'Pages to go to' })
      .getByRole('button', { name: `Page ${reached}`, exact: true });
    await expect.element(here).toHaveAttribute('aria-current', 'page');
  });

  test('shows the chosen page in the input', async () => {
    await show(<PaginationPage />);
    await section('Go to page').getByRole('button', { name: 'Next page' }).click();
    await expect.element(input).toHaveValue(4);
  });

  test('a page number shows its part of the list', async () => {
    await show(<PaginationPage />);
    const list = section('Turning a list');
    await expect.element(list.getByText('Showing 1–4 of 11')).toBeVisible();
    await list.getByRole('button', { name: 'Page 3' }).click();
    await expect.element(list.getByText('Showing 9–11 of 11')).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(3);
  });

  test('the button extends the list until it is complete', async () => {
    await show(<PaginationPage />);
    const list = section('Growing a list');
    await list.getByRole('button', { name: 'Show 4 more' }).click();
    await list.getByRole('button', { name: 'Show 3 more' }).click();
    await expect.element(list.getByText('These are all 11.')).toBeVisible();
  });
});
