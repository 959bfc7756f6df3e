import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Rules {
  /** Rules that are looked at; all of WCAG 2.2 AA by default. */
  only?: string[];
  /** Rules that another test holds this page to. */
  except?: string[];
}

/** Fails if the page violates WCAG 2.2 AA, listing the rules and the elements. */
export async function expectAccessible(page: Page, { only, except = [] }: Rules = {}) {
  // Waits for transitions to end: the intermediate colours of a fade are not subject to contrast rules.
  await page.evaluate(async () => {
    // Longer animations are not transitions but progress indicators.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (
    only ? axe.withRules(only) : axe.withTags(WCAG).disableRules(except)
  ).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
