import type { AnyRouter } from '@tanstack/react-router';
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFirstParts } from './later.ts';
import './prepared.css';

/**
 * Shows the app. Where the server has drawn the page already, the app takes its place in one step, once it can draw the
 * same: until then the visitor reads what is there, and the inline script remembers what was pressed (decision 0039).
 */
export function takeOver(place: HTMLElement, app: ReactNode, router: AnyRouter): void {
  const root = createRoot(place);
  if (!place.hasChildNodes()) return root.render(app);
  const show = () => {
    // Somebody who has read on stays there; the router begins every page at its top.
    let at = scrollY;
    const follow = () => (at = scrollY);
    addEventListener('scroll', follow);
    const stop = router.subscribe('onRendered', () => {
      stop();
      removeEventListener('scroll', follow);
      if (at > 0) scrollTo(0, at);
    });
    // Drawn in slices, between which the page scrolls and answers; then put in place at once.
    startTransition(() => root.render(app));
  };
  void router.load().then(loadFirstParts).then(show, show);
}
