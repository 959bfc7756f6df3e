import { show, testAccessible } from '@pieno/ui/testing/show.tsx';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

/** Resizes the viewport, in CSS pixels, until the end of the test. */
export async function onScreen(width: number, height = 800): Promise<void> {
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(width, height);
}

/** Tests for horizontal overflow on a phone at twice the font size. */
export function testLargeText(content: ReactNode): void {
  test('fits a phone at twice the font size', async () => {
    const { style } = document.documentElement;
    onTestFinished(() => void style.removeProperty('font-size'));
    style.setProperty('font-size', '32px');
    await show(content);
    expectNoHorizontalScroll();
  });
}

/** Sets right-to-left text direction until the end of the test. */
export function fromTheRight(): void {
  const root = document.documentElement;
  onTestFinished(() => void (root.dir = 'ltr'));
  root.dir = 'rtl';
}

/** Returns the number of endless animations. */
export const infiniteAnimations = (): number =>
  document
    .getAnimations()
    .filter(({ effect }) => effect!.getComputedTiming().iterations === Infinity).length;

/** Returns the `lang` of an element, ignoring the document's own. */
export const languageOf = (element: Element): string | null | undefined =>
  element.closest('[lang]:not(html)')?.getAttribute('lang');

/** Basic tests of a demo page: WCAG 2.2 AA in both themes, and no horizontal overflow. */
export function testPage(content: ReactNode): void {
  testAccessible(content);

  test.each([360, 1280])('fits a screen %i pixels wide', async (width) => {
    await onScreen(width);
    await show(content);
    expectNoHorizontalScroll();
  });
}

/** A text without spaces, wider than any viewport. */
export const UNBROKEN = 'abcdefghi'.repeat(8);

export function expectNoHorizontalScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
