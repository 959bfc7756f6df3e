import fc from 'fast-check';

/** The seeds of a property's examples and the number of examples per seed; the environment may set others. */
const SEEDS = (process.env.PROPERTY_SEEDS ?? '41').split(',').map(Number);
const RUNS = Number(process.env.PROPERTY_RUNS ?? 8);

/**
 * Checks that a property holds; a counterexample reports its seed.
 * @param times factor for more examples, for a property that reads one history once
 * @param examples always included
 */
export async function holds<Values>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  { times = 1, examples = [] }: { times?: number; examples?: Values[] } = {},
): Promise<void> {
  for (const seed of SEEDS) await fc.assert(property, { seed, numRuns: RUNS * times, examples });
}
