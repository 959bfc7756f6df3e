import pLimit from 'p-limit';

/**
 * Makes a function that does some work one run at a time: whoever asks during a run shares the next one with all others,
 * as that begins after they asked.
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
