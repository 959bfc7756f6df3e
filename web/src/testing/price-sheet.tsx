import type { ComponentProps } from 'react';
import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { SheetButton } from '../features/reports/sheet/sheet-button.tsx';
import { renderScreen } from './render-screen.tsx';

/** Opens 'Altro' in the sheet. */
export const openMore = () =>
  page.getByRole('dialog').getByRole('button', { name: 'Altro', exact: true }).click();

/**
 * Renders a row's button and opens its sheet.
 * @returns the sheet
 */
export async function openPriceSheet(
  entry: ComponentProps<typeof SheetButton>['entry'],
): Promise<Locator> {
  await renderScreen(<SheetButton entry={entry} />);
  await page.getByRole('button', { name: /^Tutto su questo prezzo/ }).click();
  const sheet = page.getByRole('dialog', { name: new RegExp(`^${entry.business.name}`) });
  await expect.element(sheet).toBeVisible();
  return sheet;
}
