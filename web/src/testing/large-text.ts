import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Expects no horizontal scrolling and no clipped text on a phone with text at 200% (WCAG 1.4.4). */
export async function expectFitsLargeText(): Promise<void> {
  const root = document.documentElement;
  await page.viewport(390, 844);
  root.style.fontSize = '200%';
  try {
    expect(root.scrollWidth, 'width of the page').toBeLessThanOrEqual(root.clientWidth);
    // A map rearranges its pins after a resize.
    await expect.poll(cutOff, { message: 'cut off' }).toEqual([]);
  } finally {
    root.style.fontSize = '';
  }
}

/** Returns the texts that extend beyond the page or a clipping ancestor, or that overlap another text. */
function cutOff(): string[] {
  const shown = shownTexts();
  const faults = shown.filter(({ box, parent }) => !edgesAround(parent).every(holds(box)));
  const overlaps = shown.flatMap((one, index) =>
    shown.slice(index + 1).filter((other) => lieOnEachOther(one.box, other.box)),
  );
  return [...faults, ...overlaps].map(({ text }) => text);
}

interface TextBox {
  text: string;
  parent: Element;
  box: DOMRect;
}

function shownTexts(): TextBox[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: TextBox[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const text = node.textContent!.trim();
    if (text === '' || parent.closest('svg, style, script') || isForListeners(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) found.push({ text, parent, box });
  }
  return found;
}

/** True for text hidden with clip-path on purpose: for screen readers, or until keyboard focus. */
const isForListeners = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath !== 'none' || isForListeners(element.parentElement));

/** Tolerance in pixels, as a line box is taller than its letters. */
const SLACK = 12;

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const holds = (box: Edges) => (edges: Edges) =>
  box.left >= edges.left - 1 &&
  box.right <= edges.right + 1 &&
  box.top >= edges.top - SLACK &&
  box.bottom <= edges.bottom + SLACK;

const lieOnEachOther = (a: Edges, b: Edges): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

/** Returns the edges of the page and of every ancestor that clips its overflow; none if one scrolls horizontally. */
function edgesAround(element: Element | null): Edges[] {
  const edges: Edges[] = [{ left: 0, right: window.innerWidth, top: -Infinity, bottom: Infinity }];
  for (let each = element; each && each !== document.body; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    if (overflowX === 'auto') return [];
    if (overflowX === 'hidden' || overflowX === 'clip') edges.push(each.getBoundingClientRect());
  }
  return edges;
}
