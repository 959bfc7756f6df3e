import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import type { ColorScheme } from '@pieno/ui/theme/theme-provider.tsx';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { GALLERY_PAGES } from '../registry.ts';

/** Renders the demo page of a path as the product does, without the product's frame around it. */
export async function showPage(path: string, colorScheme: ColorScheme = 'light') {
  const entry = GALLERY_PAGES[path];
  expect(entry, `the page of ${path}`).toBeDefined();
  const Content = await entry!.load();
  return show(<Content />, colorScheme);
}

/** Makes the screen as wide and high as a desktop's until the end of the test. CSS pixels. */
export async function onScreen(width: number, height = 800): Promise<void> {
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(width, height);
}

/** The first tests of a demo page: WCAG 2.2 AA in both themes, and nothing to scroll sideways. */
export function testPage(path: string): void {
  test.each(['light', 'dark'] as const)('is accessible in the %s theme', async (colorScheme) => {
    await showPage(path, colorScheme);
    await expectAccessible();
  });

  test.each([360, 1280])('fits a screen %i pixels wide', async (width) => {
    await onScreen(width);
    await showPage(path);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
