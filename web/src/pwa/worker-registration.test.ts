// Tests rule app-update.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';
import { checkForUpdate, activateUpdate, registerWorker } from './worker-registration.ts';

const HOUR = 3_600_000;
const fetchMock = vi.fn<typeof fetch>();
const onUpdate = vi.fn();

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn();
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}
class FakeContainer extends EventTarget {
  controller: object | null = { postMessage: vi.fn() };
  registration = new FakeRegistration();
  register = vi.fn(() => Promise.resolve(this.registration));
}

let browser: FakeBrowser;
let container: FakeContainer;
const real = () => container.registration as unknown as ServiceWorkerRegistration;

beforeEach(() => {
  browser = fakeBrowser();
  container = new FakeContainer();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  vi.stubGlobal('location', { origin: 'https://pieno.example' });
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(() =>
    Promise.resolve(new Response('', { headers: { 'content-type': 'text/javascript' } })),
  );
  vi.useFakeTimers();
  loadedThrough(12);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

test('a new version is announced when it is installed, not before', async () => {
  await registerWorker(onUpdate);
  const worker = container.registration.find();
  expect(onUpdate).not.toHaveBeenCalled();
  worker.become('installed');
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith(worker);
});

test('a version that has been waiting since the last visit is announced', async () => {
  container.registration.waiting = new FakeWorker();
  await registerWorker(onUpdate);
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

/** Stubs PerformanceObserver with one API call that was loaded through the worker, or past it (`workerStart` 0). */
/** Reports buffered entries at once, as the browser does. */
function loadedThrough(workerStart: number): void {
  const entries = [{ name: 'https://pieno.example/api/business/8', workerStart }];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #callback: (list: { getEntries: () => typeof entries }) => void;
      constructor(callback: (list: { getEntries: () => typeof entries }) => void) {
        this.#callback = callback;
      }
      observe(): void {
        this.#callback({ getEntries: () => entries });
        // Later entries come in another call; a resource reported twice must be fetched once.
        this.#callback({ getEntries: () => entries });
      }
    },
  );
}

test("the first version is not an update; the first visit's resources are cached", async () => {
  container.controller = null;
  loadedThrough(0);
  await registerWorker(onUpdate);
  container.registration.find().become('installed');
  expect(fetchMock).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(onUpdate).not.toHaveBeenCalled();
  // The delay for a browser without requestIdleCallback.
  await vi.advanceTimersByTimeAsync(200);
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/business/8');
});

test('a page that the worker took over while loading is cached too', async () => {
  loadedThrough(0);
  await registerWorker(onUpdate);
  await vi.advanceTimersByTimeAsync(200);
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/business/8');
});

test('resources loaded through the worker are not fetched twice', async () => {
  loadedThrough(12);
  await registerWorker(onUpdate);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('an uncontrolled page asks the worker to claim it', async () => {
  container.controller = null;
  const active = new FakeWorker();
  container.registration.active = active;
  await registerWorker(onUpdate);
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CLAIM' });
});

test('checks for a new version every hour, and on return after an hour in the background', async () => {
  await registerWorker(onUpdate);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(container.registration.update).toHaveBeenCalledTimes(1);
  browser.dispatch(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(container.registration.update).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + HOUR);
  browser.dispatch(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(container.registration.update).toHaveBeenCalledTimes(2);
});

test.each([
  ['the server is not well', () => new Response('', { status: 502 })],
  [
    'a captive portal answers',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  ],
])('does not check for updates while %s', async (_, answer) => {
  fetchMock.mockResolvedValue(answer());
  await checkForUpdate(real());
  expect(container.registration.update).not.toHaveBeenCalled();
});

test('does not check for updates offline', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  await checkForUpdate(real());
  vi.stubGlobal('navigator', { onLine: false });
  await checkForUpdate(real());
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(container.registration.update).not.toHaveBeenCalled();
});

test('an activated version takes control, and only then the page reloads', () => {
  const waiting = new FakeWorker();
  waiting.become('installed');
  const reload = vi.fn();
  activateUpdate(waiting as unknown as ServiceWorker, reload);
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that another tab has activated only needs a reload', () => {
  const active = new FakeWorker();
  active.become('activated');
  const reload = vi.fn();
  activateUpdate(active as unknown as ServiceWorker, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(active.postMessage).not.toHaveBeenCalled();
});
