import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '@pieno/contract/calls.ts';
import type { Call } from '@pieno/contract/calls/call.ts';
import { openCallTrial, type CallTrial } from './testing/calls/try-calls.ts';

/** `npm run prove -- calls` uses other seeds and more requests of each call, and prints figures. */
const { CALL_SEEDS: seeds = '41', CALL_RUNS: runs = '2', CALL_FIGURES: figures } = process.env;
const NAMES = Object.entries(CALLS)
  .filter(([, call]) => !('hidden' in (call satisfies Call)))
  .map(([name]) => name.replace(' ', ' /api').replaceAll(/:(\w+)/g, '{$1}'));

describe.each(seeds.split(',').map(Number))('with seed %i', (seed) => {
  let trial: CallTrial;
  beforeAll(async () => {
    trial = await openCallTrial();
  });
  afterAll(async () => {
    if (figures !== undefined) appendFileSync(figures, `${JSON.stringify(trial.figures())}\n`);
    await trial.close();
  });

  test.each(NAMES)('%s answers as described, for any visitor and request', async (name) => {
    const call = trial.calls.find(({ method, path }) => `${method} ${path}` === name);
    expect(call, name).toBeDefined();
    await trial.attempt(call!, seed, Number(runs));
  });
});
