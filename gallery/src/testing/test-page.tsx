import { show, testAccessible } from '@pieno/ui/testing/show.tsx';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

/** Makes the screen as wide and high as a desktop's until the end of the test. CSS pixels. */
export async function onScreen(width: number, height = 800): Promise<void> {
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(width, height);
}

/** The page of a phone whose letters are twice as large has nothing to scroll sideways. */
export function testLargeLetters(content: ReactNode): void {
  test('fits a phone in letters twice as large', async () => {
    const { style } = document.documentElement;
    onTestFinished(() => void style.removeProperty('font-size'));
    style.setProperty('font-size', '32px');
    await show(content);
    expectNothingSideways();
  });
}

/** Reads from right to left until the end of the test. */
export function fromTheRight(): void {
  const root = document.documentElement;
  onTestFinished(() => void (root.dir = 'ltr'));
  root.dir = 'rtl';
}

/** How many things on the page move without end. */
export const endlessTurns = (): number =>
  document
    .getAnimations()
    .filter(({ effect }) => effect!.getComputedTiming().iterations === Infinity).length;

/** The language an element says it is in, whatever the page around the demo says. */
export const languageOf = (element: Element): string | null | undefined =>
  element.closest('[lang]:not(html)')?.getAttribute('lang');

/** The first tests of a demo page: WCAG 2.2 AA in both themes, and nothing to scroll sideways. */
export function testPage(content: ReactNode): void {
  testAccessible(content);

  test.each([360, 1280])('fits a screen %i pixels wide', async (width) => {
    await onScreen(width);
    await show(content);
    expectNothingSideways();
  });
}

/** What somebody may type who knows no blanks: wider than any screen. */
export const UNBROKEN = 'abcdefghi'.repeat(8);

/** The page has nothing to scroll sideways. */
export function expectNothingSideways(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
