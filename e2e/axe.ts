import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails if the page violates WCAG 2.2 AA, listing the rules and the elements.
 * @param except rules that another test holds this page to
 */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  // Waits for transitions to end: the intermediate colours of a fade are not subject to contrast rules.
  await page.evaluate(async () => {
    // Longer animations are not transitions but progress indicators.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(WCAG)
    .disableRules(except)
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
