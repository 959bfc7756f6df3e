/** Delay in milliseconds for Safari, which has no requestIdleCallback. */
const SOON_MS = 200;

/**
 * Runs `task` once the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void, options?: IdleRequestOptions): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(task, options);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, SOON_MS);
  return () => clearTimeout(id);
}
