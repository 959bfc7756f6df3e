/** Finds routes in a worker, so that the page stays responsive. Fetches only the roads file. */
import type { Way } from '@pieno/contract/prices/worth/true-cost.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { findWays, type Target } from './find-ways.ts';
import { readRoads, type Roads, type RoadsFile } from './roads.ts';

export interface Question {
  number: number;
  /** URL of the roads file. */
  address: string;
  here: Position;
  targets: readonly Target[];
}

export interface Answer {
  number: number;
  /** Missing if the roads could not be loaded. */
  ways?: Map<number, Way>;
}

/** Milliseconds to wait for the roads file before estimating. */
const PATIENCE_MS = 5_000;

let roads: Promise<Roads> | undefined;

async function fetchRoads(address: string): Promise<Roads> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new TypeError(`no roads: ${answer.status}`);
  return readRoads((await answer.json()) as RoadsFile);
}

async function answer({ number, address, here, targets }: Question): Promise<Answer> {
  roads ??= fetchRoads(address);
  try {
    return { number, ways: findWays(await roads, here, targets) };
  } catch {
    roads = undefined;
    return { number };
  }
}

self.onmessage = async ({ data }: MessageEvent<Question>) => self.postMessage(await answer(data));
