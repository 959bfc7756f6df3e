import { flushSync } from 'react-dom';

/** Shows the live map in the poster's place. What has the focus there hands it on to its like, or to the map itself. */
export function takePlace(map: HTMLElement, show: () => void): void {
  const focused = document.activeElement;
  // Synchronously, as an inert element cannot receive the focus.
  flushSync(show);
  if (!focused || focused.isConnected) return;
  const name = focused.getAttribute('aria-label');
  const like = [...map.querySelectorAll<HTMLElement>('a, button')].find(
    (element) => element.getAttribute('aria-label') === name,
  );
  (like ?? map.querySelector('canvas'))?.focus({ preventScroll: true });
}
