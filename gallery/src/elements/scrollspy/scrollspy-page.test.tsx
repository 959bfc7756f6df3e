// Tests rule gallery-samples.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { ScrollspyPage } from './scrollspy-page.tsx';

const entry = (list: string, name: string) =>
  page.getByRole('navigation', { name: list, exact: true }).getByRole('button', { name });
const panel = (list: string) => page.getByRole('region', { name: `${list}, to read` }).element();
const heading = (name: string) => page.getByRole('heading', { name }).element();

describe('/scrollspy', () => {
  testPage(<ScrollspyPage />);

  test('marks the section in view', async () => {
    await show(<ScrollspyPage />);
    await expect.element(entry('Road book', 'Border')).toHaveAttribute('aria-current', 'true');
    panel('Road book').scrollTo({ top: heading('Domagnano').parentElement!.offsetTop });
    await expect.element(entry('Road book', 'Domagnano')).toHaveAttribute('aria-current', 'true');
    await expect.element(entry('Road book', 'Border')).not.toHaveAttribute('aria-current');
  });

  test('a link scrolls its own panel to the section and no other panel', async () => {
    await show(<ScrollspyPage />);
    await entry('Castles', 'Faetano').click();
    await expect.element(entry('Castles', 'Faetano')).toHaveAttribute('aria-current', 'true');
    expect(panel('Castles').scrollTop).toBe(heading('Faetano').parentElement!.offsetTop);
    await expect.element(entry('Fuels', 'Petrol')).toHaveAttribute('aria-current', 'true');
  });

  test('at the end, a short last section is marked', async () => {
    await show(<ScrollspyPage />);
    panel('Fuels').scrollTo({ top: panel('Fuels').scrollHeight });
    await expect.element(entry('Fuels', 'Electric')).toHaveAttribute('aria-current', 'true');
  });

  test('fills the progress bar while scrolling', async () => {
    await show(<ScrollspyPage />);
    const bar = page.getByRole('progressbar', { name: 'Read of Chapters' });
    await expect.element(bar).toHaveAttribute('value', '0');
    panel('Chapters').scrollTo({ top: panel('Chapters').scrollHeight });
    await expect.element(bar).toHaveAttribute('value', '100');
    await expect.element(page.getByText('3 of 3')).toBeVisible();
  });
});
