/** How far it is to drive (rule road-ways): asked of a worker, so that the page does not wait, nor the position leave the phone. */
import { askWorker } from './ask-worker.ts';
import roadsUrl from './roads/roads.json?url';

/**
 * Finds the way from a position, or a place that was chosen, to each station with coordinates: one way, by its id. Never
 * fails: without the roads every way is an estimate.
 */
export const waysFrom = askWorker(
  () => new Worker(new URL('ways-worker.ts', import.meta.url), { type: 'module' }),
  roadsUrl,
);
