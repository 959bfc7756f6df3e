/**
 * State of the installable, offline-capable app (rules app-install, app-update): network, waiting update, installation.
 * The prompts only display it.
 */
import { localRecord } from '../core/storage/local-record.ts';
import { createStore, useStore } from '../core/storage/store.ts';
import { flag } from '../core/storage/stored-shape.ts';
import { reloadStalePage } from './stale-page.ts';

export interface PwaState {
  isOnline: boolean;
  /** One at most: an update takes precedence over the installation. */
  prompt: 'update' | 'install' | null;
}

/** The `beforeinstallprompt` event of browsers that can install an app; missing from TypeScript's DOM library. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The page's inline script stores here an event that arrives before the app. */
interface WithInstallation {
  installation?: InstallEvent;
}

const installDeclined = localRecord('pieno.install-declined', flag, false);

let waiting: ServiceWorker | null = null;
let installation: InstallEvent | null = null;
let isInUse = false;
const pwa = createStore<PwaState>({ isOnline: true, prompt: null });

function refresh(isOnline = getPwa().isOnline): void {
  const canInstall = installation !== null && isInUse && !installDeclined.get();
  const prompt = waiting ? 'update' : canInstall ? 'install' : null;
  const before = getPwa();
  if (before.isOnline !== isOnline || before.prompt !== prompt) pwa.set({ isOnline, prompt });
}

/** Starts listening. Called once: browsers announce the installation only once, perhaps before the app has loaded. */
export function startPwa(): void {
  const onNetwork = () => refresh(navigator.onLine);
  addEventListener('online', onNetwork);
  addEventListener('offline', onNetwork);
  onNetwork();
  installation = (globalThis as WithInstallation).installation ?? null;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installation = event as InstallEvent;
    refresh();
  });
  // A visitor who has only opened a page is still reading it.
  const use = () => {
    isInUse = true;
    refresh();
  };
  addEventListener('click', use, { once: true });
  addEventListener('appinstalled', () => {
    installation = null;
    refresh();
  });
  installDeclined.subscribe(() => refresh());
  reloadStalePage();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) afterLoad(() => void startWorker());
}

// Not needed before the page has loaded; precached with the shell (build/precache.ts).
const registration = () => import('./worker-registration.ts');

async function startWorker(): Promise<void> {
  try {
    const { registerWorker } = await registration();
    await registerWorker((worker) => {
      waiting = worker;
      refresh();
    });
  } catch {
    // Service workers are forbidden, as in some private windows: the app then runs online only.
  }
}

/** Runs `task` after the load event: the first paint takes precedence over caching. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}

export const getPwa = pwa.get;
export const usePwa = (): PwaState => useStore(pwa);

export function acceptUpdate(): void {
  const worker = waiting;
  if (worker) void registration().then(({ activateUpdate }) => activateUpdate(worker));
}

/** Hides the update prompt until the page is opened again; the new version keeps waiting. */
export function postponeUpdate(): void {
  waiting = null;
  refresh();
}

/** Opens the browser's own installation prompt; the event can be used only once. */
export async function acceptInstall(): Promise<void> {
  const event = installation;
  installation = null;
  refresh();
  await event?.prompt();
}

/** Hides the installation prompt for good, on this phone. */
export function declineInstall(): void {
  installDeclined.set(true);
}
