import type { AnyRouter } from '@tanstack/react-router';
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFirstParts } from './later.ts';
import './prepared.css';

/**
 * Renders the app. If the server has rendered the page, the app replaces it in one step, once it can render the same:
 * until then the visitor reads that page, and the inline script records presses (decision 0039).
 */
export function takeOver(place: HTMLElement, app: ReactNode, router: AnyRouter): void {
  const root = createRoot(place);
  if (!place.hasChildNodes()) return root.render(app);
  const show = () => {
    // Keeps the visitor's scroll position; the router starts every page at its top.
    let at = scrollY;
    const follow = () => (at = scrollY);
    addEventListener('scroll', follow);
    const stop = router.subscribe('onRendered', () => {
      stop();
      removeEventListener('scroll', follow);
      if (at > 0) scrollTo(0, at);
    });
    // Rendered in slices, so that the page stays responsive, then committed at once.
    startTransition(() => root.render(app));
  };
  void router.load().then(loadFirstParts).then(show, show);
}
