import { flushSync } from 'react-dom';

/**
 * Replaces the poster by the live map. The focus moves to the element with the same label, or
 * to the map itself.
 */
export function takePlace(map: HTMLElement, show: () => void): void {
  const focused = document.activeElement;
  // Synchronously: an inert element cannot receive the focus.
  flushSync(show);
  if (!focused || focused.isConnected) return;
  const name = focused.getAttribute('aria-label');
  const like = [...map.querySelectorAll<HTMLElement>('a, button')].find(
    (element) => element.getAttribute('aria-label') === name,
  );
  (like ?? map.querySelector('canvas'))?.focus({ preventScroll: true });
}
