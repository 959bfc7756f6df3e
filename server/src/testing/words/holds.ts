import fc from 'fast-check';

/** From which seeds a property gets its examples, and how many from each: other ones by the environment. */
const SEEDS = (process.env.PROPERTY_SEEDS ?? '41').split(',').map(Number);
const RUNS = Number(process.env.PROPERTY_RUNS ?? 8);

/**
 * Says that a property holds; a counterexample names its seed.
 * @param times more examples, of a property that looks at one history once
 * @param examples what it must hold of in any case
 */
export async function holds<Values>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  { times = 1, examples = [] }: { times?: number; examples?: Values[] } = {},
): Promise<void> {
  for (const seed of SEEDS) await fc.assert(property, { seed, numRuns: RUNS * times, examples });
}
