/** Runs `task` once the browser is idle; at once in Safari, which cannot tell. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else task();
}
