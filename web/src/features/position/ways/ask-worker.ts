/** Asks the routing worker, and estimates without it. */
import type { Way } from '@pieno/contract/prices/worth/true-cost.ts';
import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';
import { estimated, WITHOUT_ROADS } from './estimate.ts';
import type { Target } from './find-ways.ts';
import type { Answer, Question } from './ways-worker.ts';

/**
 * Returns a function that finds the route to each target. It never fails: without the worker
 * or the roads file every route is an estimate.
 * @param start starts the worker: for the first question, and after a worker failed
 * @param address URL of the roads file
 */
export function askWorker(start: () => Worker, address: string) {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, (ways: Answer['ways']) => void>();
  const settle = (number: number, ways: Answer['ways']) => {
    waiting.get(number)?.(ways);
    waiting.delete(number);
  };
  const giveUp = () => {
    worker?.terminate();
    worker = undefined;
    for (const number of waiting.keys()) settle(number, undefined);
  };
  const open = () => {
    const started = start();
    started.onmessage = ({ data }: MessageEvent<Answer>) => settle(data.number, data.ways);
    started.onerror = giveUp;
    started.onmessageerror = giveUp;
    return started;
  };
  const ask = (question: Omit<Question, 'number'>) =>
    new Promise<Answer['ways']>((resolve) => {
      const number = (asked += 1);
      waiting.set(number, resolve);
      try {
        worker ??= open();
        worker.postMessage({ number, ...question } satisfies Question);
      } catch {
        giveUp();
      }
    });
  return async (here: Position, targets: readonly Target[]): Promise<Map<number, Way>> => {
    const places = targets.map((target) => ({ id: target.id, ...placeOf(target) }));
    const ways = await ask({ address, here: placeOf(here), targets: places });
    return ways ?? new Map(places.map((place) => [place.id, withoutRoads(here, place)]));
  };
}

/** Only the coordinates are sent to the worker. */
const placeOf = ({ latitude, longitude }: Position): Position => ({ latitude, longitude });

const withoutRoads = (here: Position, target: Position): Way =>
  estimated(kilometresBetween(here, target), WITHOUT_ROADS);
