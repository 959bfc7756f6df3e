/**
 * How many examples a property gets, and from which seed: the same few in every run of the tests, others and more with
 * `npm run bench -- properties`.
 */
export const RUNS = {
  seed: Number(process.env.PROPERTY_SEED ?? 41),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 8),
};

/** For properties that look at one history once. */
export const MORE_RUNS = { ...RUNS, numRuns: RUNS.numRuns * 3 };
