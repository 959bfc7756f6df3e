import { KEEP_REST } from '../core/api/kept/kept-answers.ts';
import { whenIdle } from '../core/browser/when-idle.ts';
import { savesData } from '../core/browser/saves-data.ts';

/** Milliseconds after the worker has taken control: the page is interactive by then, and its own requests are done. */
const SETTLED_MS = 5_000;

/**
 * Once the browser is idle, notifies the worker that it may fetch the rest of San Marino's data; not on 'save data'.
 */
export function keepRestWhenIdle(): void {
  if (savesData()) return;
  const notify = () => navigator.serviceWorker.controller?.postMessage({ type: KEEP_REST });
  setTimeout(() => whenIdle(notify), SETTLED_MS);
}
