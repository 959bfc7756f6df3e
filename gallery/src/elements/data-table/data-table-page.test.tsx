// Tests rule gallery-tables.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onScreen, testLargeText, testPage } from '../../testing/test-page.tsx';
import { DataTablePage } from './data-table-page.tsx';
import { PEOPLE } from './sample-people.ts';

const head = (name: string) => page.getByRole('columnheader', { name });
const sortBy = (name: string) => head(name).getByRole('button').click();
const column = (name: string) =>
  [...document.querySelectorAll(`tbody [data-column="${name}"]`)].map(
    (cell) => cell.firstChild?.textContent ?? '',
  );
const range = () => page.getByRole('status');
const search = () => page.getByRole('searchbox', { name: 'Search people' });
const euros = () => column('salary').map((text) => Number(text.replaceAll(/\D/g, '')));

describe('/data-table', () => {
  testPage(<DataTablePage />);
  testLargeText(<DataTablePage />);

  test('initially shows the first ten people by name', async () => {
    await show(<DataTablePage />);
    const names = PEOPLE.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
    expect(column('name')).toEqual(names.slice(0, 10));
    await expect.element(range()).toHaveTextContent('1–10 of 60');
    await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  });

  test.each([
    ['Name', 'name'],
    ['Position', 'position'],
  ])('sorts by %s in both directions', async (name, id) => {
    await show(<DataTablePage />);
    const texts = PEOPLE.map((person) => person[id as 'name' | 'position']).toSorted((a, b) =>
      a.localeCompare(b, 'en'),
    );
    if (id !== 'name') await sortBy(name);
    await expect.element(head(name)).toHaveAttribute('aria-sort', 'ascending');
    expect(column(id)).toEqual(texts.slice(0, 10));
    await sortBy(name);
    await expect.element(head(name)).toHaveAttribute('aria-sort', 'descending');
    expect(column(id)).toEqual(texts.toReversed().slice(0, 10));
  });

  test('sorts salaries as numbers', async () => {
    await show(<DataTablePage />);
    const salaries = PEOPLE.map(({ salary }) => salary).toSorted((a, b) => a - b);
    await sortBy('Salary');
    await expect.element(head('Salary')).toHaveAttribute('aria-sort', 'ascending');
    expect(euros()).toEqual(salaries.slice(0, 10));
    await sortBy('Salary');
    await expect.element(head('Salary')).toHaveAttribute('aria-sort', 'descending');
    expect(euros()).toEqual(salaries.toReversed().slice(0, 10));
    await expect.element(head('Name')).toHaveAttribute('aria-sort', 'none');
  });

  test('searches by name, position and town, ignoring case', async () => {
    await show(<DataTablePage />);
    const mechanics = PEOPLE.filter(({ position }) => position === 'Mechanic');
    await search().fill('mechanic');
    await expect.element(range()).toMatchTextContent(`of ${mechanics.length}, from 60`);
    expect(new Set(column('position'))).toEqual(new Set(['Mechanic']));
    const faetano = PEOPLE.filter(({ town }) => town === 'Faetano');
    await search().fill('FAETANO');
    await expect.element(range()).toMatchTextContent(`of ${faetano.length}, from 60`);
    await search().fill(PEOPLE[0]!.name);
    await expect.element(range()).toHaveTextContent('1–1 of 1, from 60');
  });

  test('shows a message when nobody is found, and clears the search', async () => {
    await show(<DataTablePage />);
    await search().fill('nobody at all');
    await expect.element(page.getByText('Nobody answers to “nobody at all”.')).toBeVisible();
    expect(page.getByRole('table').elements()).toEqual([]);
    await page.getByRole('button', { name: 'Show everybody' }).click();
    await expect.element(page.getByText('1–10 of 60')).toBeVisible();
    await expect.element(search()).toHaveValue('');
  });

  test.each([10, 20, 30, 40, 50])('shows %i rows per page', async (size) => {
    await show(<DataTablePage />);
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Show/ }), String(size));
    await expect.element(range()).toHaveTextContent(`1–${size} of 60`);
    expect(column('name')).toHaveLength(size);
  });

  test('changes pages, and returns to the first on a search', async () => {
    await show(<DataTablePage />);
    const pages = page.getByRole('navigation', { name: 'Pages of the table' });
    await pages.getByRole('button', { name: 'Page 6' }).click();
    await expect.element(range()).toHaveTextContent('51–60 of 60');
    await pages.getByRole('button', { name: 'Previous page' }).click();
    await expect.element(range()).toHaveTextContent('41–50 of 60');
    await search().fill('a');
    await expect.element(range()).toMatchTextContent('1–10 of');
  });

  test('has more columns on a wide screen', async () => {
    await show(<DataTablePage />);
    await expect.element(page.getByText('Since')).not.toBeVisible();
    await onScreen(1280);
    await expect.element(page.getByText('Since')).toBeVisible();
  });
});
