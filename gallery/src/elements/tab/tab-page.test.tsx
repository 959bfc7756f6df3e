// Tests rule gallery-panels.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { PANES } from './panes.ts';
import { TabPage } from './tab-page.tsx';

const GROUPS = [
  'Underlined tabs',
  'Tabs with icons',
  'Folder tabs',
  'Pill tabs',
  'Upright tabs',
  'Tabs at the foot',
];
const tabs = (group: string) => page.getByRole('tablist', { name: group }).getByRole('tab');
const selected = (group: string) =>
  tabs(group)
    .elements()
    .map((tab) => tab.getAttribute('aria-selected') === 'true');

describe('/tab', () => {
  testPage(<TabPage />);

  test('has three panels per group, the first one active', async () => {
    await show(<TabPage />);
    for (const group of GROUPS) expect(selected(group)).toEqual([true, false, false]);
  });

  test('a pressed tab shows its panel', async () => {
    await show(<TabPage />);
    const folders = page.getByRole('region', { name: 'Folders' });
    for (const { name, title } of PANES) {
      await folders.getByRole('tab', { name }).click();
      await expect.element(folders.getByRole('tabpanel').getByText(title)).toBeVisible();
    }
    expect(selected('Pill tabs')).toEqual([true, false, false]);
  });

  test('supports the arrow keys', async () => {
    await show(<TabPage />);
    await tabs('Underlined tabs').first().click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => selected('Underlined tabs')).toEqual([false, true, false]);
  });

  test('a pressed segment shows its panel', async () => {
    await show(<TabPage />);
    const segmented = page.getByRole('region', { name: 'Segmented' });
    await segmented.getByText('Pictures', { exact: true }).click();
    await expect.element(segmented.getByText(PANES[2]!.title)).toBeVisible();
  });
});
