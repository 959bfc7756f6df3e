import { expect } from 'vitest';

/** Expects that on a right-to-left page every sentence still reads left to right, with the full stop at its end. */
export function expectReadsLeftToRight(): void {
  expect(reversedTexts(), 'reversed').toEqual([]);
}

function reversedTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement!.closest('svg, style, script') || isInOrder(node as Text)) continue;
    found.push(node.textContent!.trim());
  }
  return found;
}

/** True if each letter is right of the previous one, or on the next line. */
function isInOrder(text: Text): boolean {
  let before: DOMRect | undefined;
  for (let index = 0; index < text.length; index++) {
    const box = boxOf(text, index);
    if (!box) continue;
    if (before && box.top < before.bottom - 2 && box.left < before.left) return false;
    before = box;
  }
  return true;
}

function boxOf(text: Text, index: number): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  const box = range.getBoundingClientRect();
  return box.width > 0 ? box : undefined;
}
