import { KEEP_REST } from '../api/kept-answers.ts';

/** Milliseconds after the worker has taken over: the page is interactive by then, and its own requests are done. */
const SETTLED_MS = 5_000;

/** Once the browser is idle, tells the worker that it may fetch what makes San Marino complete; not on 'save data'. */
export function keepRestWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const tell = () => navigator.serviceWorker.controller?.postMessage({ type: KEEP_REST });
  setTimeout(() => {
    // Safari has none; so long after loading it is idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(tell);
    else tell();
  }, SETTLED_MS);
}
