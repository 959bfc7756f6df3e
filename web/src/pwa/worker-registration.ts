/** The page's side of the service worker: registration, and detection of new versions (rule app-update). */
import { keepEmbeddedAnswers } from '../core/api/kept/keep-embedded.ts';
import { cacheFirstVisit } from './first-visit.ts';
import { keepRestWhenIdle } from './keep-rest.ts';

const WORKER = '/sw.js';
const CHECK_EVERY_MS = 60 * 60_000;

/**
 * Registers the service worker and checks for new versions hourly.
 * @param onUpdate called with a new version that is installed and waits for its activation
 * @returns after the registration; rejects if the browser refuses it
 */
export async function registerWorker(onUpdate: (waiting: ServiceWorker) => void): Promise<void> {
  const container = navigator.serviceWorker;
  void keepEmbeddedAnswers();
  whenControlled(() => {
    cacheFirstVisit();
    keepRestWhenIdle();
  });
  const registration = await container.register(WORKER);
  // A page that was loading when the worker was activated is not controlled by it: the worker has to claim it.
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

/**
 * Checks for a new version every hour, and when the page becomes visible: phones suspend the timers of hidden
 * pages.
 */
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

/** Updates the worker, but only if the server answers with a script: a captive portal's page is no new version. */
export async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.installing || !navigator.onLine) return;
  try {
    const answer = await fetch(WORKER, { cache: 'no-store' });
    const isScript = answer.headers.get('content-type')?.includes('javascript');
    if (answer.ok && isScript) await registration.update();
  } catch {
    // Not reachable after all: the next check retries.
  }
}

/** Activates the waiting version, then reloads the page. */
export function activateUpdate(
  waiting: ServiceWorker,
  reload: () => void = () => location.reload(),
): void {
  // Another tab has already activated it: only this page has to be reloaded.
  if (waiting.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
