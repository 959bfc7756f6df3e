import axe from 'axe-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with the rule and the places of everything on the page that breaks WCAG 2.2 AA. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  await settled();
  const { violations } = await axe.run(root, { runOnly: WCAG });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** What takes longer is no change of looks, but a progress that is shown. */
const A_WHILE_MS = 1_000;

/** Waits for what is on its way to its end: the colours halfway there are nobody's choice. */
async function settled(): Promise<void> {
  // Styles are read once, so that what is to move has begun to.
  void document.body.offsetWidth;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < A_WHILE_MS);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
