/** The page's side of the service worker: registering it, and finding out about new versions. */
import { keepFirstVisit } from './first-visit.ts';

const WORKER = '/sw.js';
const CHECK_EVERY_MS = 60 * 60_000;

/**
 * @param onUpdate called with a new version that has been installed and waits to be let in
 * @returns after the registration; rejects where the browser refuses one
 */
export async function registerWorker(onUpdate: (waiting: ServiceWorker) => void): Promise<void> {
  const container = navigator.serviceWorker;
  whenControlled(keepFirstVisit);
  const registration = await container.register(WORKER);
  // A page that was on its way while the worker started has been passed over.
  if (!container.controller) registration.active?.postMessage({ type: 'CLAIM' });
  if (registration.waiting && container.controller) onUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) onUpdate(worker);
    });
  });
  checkHourly(registration);
}

function whenControlled(task: () => void): void {
  if (navigator.serviceWorker.controller) task();
  else navigator.serviceWorker.addEventListener('controllerchange', task, { once: true });
}

/** Phones stop timers of pages out of sight, so the page's return is a moment to look too. */
function checkHourly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    void checkForUpdate(registration);
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
}

/** Asks only when the server can really be reached: a captive portal's page is no new version. */
export async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.installing || !navigator.onLine) return;
  try {
    const answer = await fetch(WORKER, { cache: 'no-store' });
    const isScript = answer.headers.get('content-type')?.includes('javascript');
    if (answer.ok && isScript) await registration.update();
  } catch {
    // Not reachable after all: the next hour will tell.
  }
}

/** Lets the waiting version in; the page then starts again with it. */
export function letIn(waiting: ServiceWorker, reload: () => void = () => location.reload()): void {
  // Another tab has let it in already: nothing will change any more but this page.
  if (waiting.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
