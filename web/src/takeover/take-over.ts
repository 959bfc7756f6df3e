import type { AnyRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { loadFirstParts } from './later.ts';

/**
 * Shows the app. Where the server has drawn the page already, the app takes its place in one step, once it can draw the
 * same: until then the visitor reads what is there, and the inline script remembers what was pressed (decision 0039).
 */
export function takeOver(place: HTMLElement, app: ReactNode, router: AnyRouter): void {
  const root = createRoot(place);
  if (!place.hasChildNodes()) return root.render(app);
  const show = () => {
    // Somebody who has read on stays there; the router begins every page at its top.
    const at = scrollY;
    const stop = router.subscribe('onRendered', () => {
      stop();
      if (at > 0) scrollTo(0, at);
    });
    flushSync(() => root.render(app));
  };
  void router.load().then(loadFirstParts).then(show, show);
}
