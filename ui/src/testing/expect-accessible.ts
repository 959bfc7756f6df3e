import axe from 'axe-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with the rule and the elements of every WCAG 2.2 AA violation on the page. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  await settled();
  const { violations } = await axe.run(root, { runOnly: WCAG });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Limit in milliseconds: a longer animation shows progress and is no transition. */
const A_WHILE_MS = 1_000;

/** Waits for running transitions: their intermediate colours need not meet WCAG. */
async function settled(): Promise<void> {
  // Forces a style recalculation, which starts pending transitions.
  void document.body.offsetWidth;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < A_WHILE_MS);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
