// Tests rules app-install, app-update.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';

let browser: FakeBrowser;
let announceUpdate: ((waiting: ServiceWorker) => void) | undefined;
const activateUpdate = vi.fn();

vi.mock('./worker-registration.ts', () => ({
  registerWorker: (onUpdate: (waiting: ServiceWorker) => void) => {
    announceUpdate = onUpdate;
    return Promise.resolve();
  },
  activateUpdate: (waiting: ServiceWorker) => activateUpdate(waiting) as unknown,
}));

beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: {} });
  vi.stubEnv('PROD', true);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
});

/** Waits for the registration, whose code is loaded after the page. */
async function announced(worker: ServiceWorker) {
  await vi.waitUntil(() => announceUpdate);
  announceUpdate!(worker);
}

async function openPage() {
  announceUpdate = undefined;
  const pwa = await import('./pwa.ts');
  pwa.startPwa();
  browser.dispatch(new Event('load'));
  return pwa;
}
const waiting = {} as ServiceWorker;
function installEvent() {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  return { prompt, event };
}

/** Offers the installation to a visitor who has pressed something. */
function offerInstall() {
  const { prompt, event } = installEvent();
  browser.dispatch(event);
  browser.dispatch(new Event('click'));
  return { prompt, isHeldBack: event.defaultPrevented };
}

test('the network comes and goes', async () => {
  const { getPwa } = await openPage();
  expect(getPwa().isOnline).toBe(true);
  vi.stubGlobal('navigator', { onLine: false });
  browser.dispatch(new Event('offline'));
  expect(getPwa().isOnline).toBe(false);
});

test('a page opened offline is offline from the start', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect((await openPage()).getPwa().isOnline).toBe(false);
});

test("the browser's install prompt is deferred until the visitor accepts, and used once", async () => {
  const { getPwa, acceptInstall } = await openPage();
  const { prompt, isHeldBack } = offerInstall();
  expect(isHeldBack).toBe(true);
  expect(getPwa().prompt).toBe('install');
  await acceptInstall();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(getPwa().prompt).toBeNull();
});

test('nothing is offered to a visitor who has only opened a page', async () => {
  const { getPwa } = await openPage();
  browser.dispatch(installEvent().event);
  expect(getPwa().prompt).toBeNull();
  browser.dispatch(new Event('click'));
  expect(getPwa().prompt).toBe('install');
});

test('an installation that the browser announced before the app loaded is offered too', async () => {
  vi.stubGlobal('installation', installEvent().event);
  const { getPwa } = await openPage();
  browser.dispatch(new Event('click'));
  expect(getPwa().prompt).toBe('install');
});

test('a declined installation is not offered again, even after a reload', async () => {
  const first = await openPage();
  offerInstall();
  first.declineInstall();
  expect(first.getPwa().prompt).toBeNull();
  vi.resetModules();
  const second = await openPage();
  offerInstall();
  expect(second.getPwa().prompt).toBeNull();
});

test('an installed app is not offered', async () => {
  const { getPwa } = await openPage();
  offerInstall();
  browser.dispatch(new Event('appinstalled'));
  expect(getPwa().prompt).toBeNull();
});

test('an update takes precedence over the installation, and is never activated unasked', async () => {
  const { getPwa, postponeUpdate } = await openPage();
  offerInstall();
  await announced(waiting);
  expect(getPwa().prompt).toBe('update');
  expect(activateUpdate).not.toHaveBeenCalled();
  postponeUpdate();
  expect(getPwa().prompt).toBe('install');
});

test('an update is activated when the visitor accepts', async () => {
  const { acceptUpdate } = await openPage();
  acceptUpdate();
  expect(activateUpdate).not.toHaveBeenCalled();
  await announced(waiting);
  acceptUpdate();
  await vi.waitFor(() => expect(activateUpdate).toHaveBeenCalled());
  expect(activateUpdate).toHaveBeenCalledExactlyOnceWith(waiting);
});
