import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { whenIdle } from '../browser/when-idle.ts';
import { savesData } from '../browser/saves-data.ts';

/** The price screens, one tap away from any other screen (60 kB in all at most: web/build/next-screens.ts). */
const NEXT = ['/ranking/$decade', '/business/$id'];

/**
 * Fetches and runs the scripts of the next screens while the visitor reads the first one, once it is usable and the
 * browser idle; not on 'save data'. For a quicker visitor the router fetches a link's scripts at its first touch.
 */
export function fetchNextScreens(router: AnyRouter): void {
  if (savesData()) return;
  const stop = router.subscribe('onRendered', () => {
    stop();
    whenIdle(() => void fetchAll(router).catch(() => undefined));
  });
}

async function fetchAll(router: AnyRouter): Promise<void> {
  // One after the other, so that a tap does not wait behind all of them.
  for (const path of NEXT) await router.loadRouteChunk(router.routesByPath[path] as AnyRoute);
}
