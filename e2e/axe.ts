import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Injected once per page: @axe-core/playwright injects it for each check, which takes a page three times as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Rules {
  /** Rules to check; all of WCAG 2.2 AA by default. */
  only?: string[];
  /** Rules that another test checks for this page. */
  except?: string[];
}

/** Fails if the page violates WCAG 2.2 AA, listing the rules and the elements. */
export async function expectAccessible(page: Page, { only, except = [] }: Rules = {}) {
  // Waits for transitions to end: contrast rules do not apply to the intermediate colours of a fade.
  await page.evaluate(async () => {
    // Longer animations are not transitions but progress indicators.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const found = await page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
    },
    {
      runOnly: only ? { type: 'rule' as const, values: only } : WCAG,
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations' as const],
    },
  );
  expect(found).toEqual([]);
}
