/**
 * Driving distances (rule road-ways), computed in a worker, so that the page does not wait and
 * the position stays on the phone.
 */
import { askWorker } from './ask-worker.ts';
import roadsUrl from './roads/roads.json?url';

/**
 * Finds the route from a position or start place to each station, by its id. Never fails:
 * without the roads every route is an estimate.
 */
export const waysFrom = askWorker(
  () => new Worker(new URL('ways-worker.ts', import.meta.url), { type: 'module' }),
  roadsUrl,
);
