import pLimit from 'p-limit';

/**
 * Makes a function that runs some work once at a time: all calls during a run share the next one, which begins after
 * they were made.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  const limit = pLimit(1);
  let next: Promise<void> | undefined;
  return () =>
    (next ??= limit(() => {
      next = undefined;
      return work();
    }));
}
