/** The service worker: assigns a caching strategy to each kind of request. */
import { clientsClaim } from 'workbox-core';
import { addPlugins, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { KEEP_REST, KEPT_ANSWERS } from '../src/core/api/kept/kept-answers.ts';
import { keepRest } from './keep-rest.ts';
import { openMessage, showPushed } from './notifications.ts';
import { ownFile } from './own-answers.ts';
import {
  isApiPage,
  isAppPage,
  isHashedAsset,
  isKeptAnswer,
  isKeptHistory,
  isStationImage,
} from './rules.ts';
import { AnswersStrategy, keptFiles, PagesStrategy } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Enough for every ranking and setting, San Marino's stations, and the stations opened. */
const MAX_ANSWERS = 160;
const files = keptFiles('pieno-assets', 150);

addPlugins([{ fetchDidSucceed: ownFile }]);
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isKeptHistory(request.method, url),
  new AnswersStrategy('pieno-histories', 40),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isKeptAnswer(request.method, url),
  new AnswersStrategy(KEPT_ANSWERS, MAX_ANSWERS),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isStationImage(url),
  keptFiles('pieno-images', 60),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isHashedAsset(url), files);
registerRoute(({ request, url }) => isAppPage(request.mode, url), new PagesStrategy());
// Without this route the browser would send the request twice: as the navigation preload enabled below, and again. A
// sign-in code can be used only once.
registerRoute(({ request, url }) => isApiPage(request.mode, url), new NetworkOnly());

// Takes control of open pages at once, so that the first visit's resources can be cached (src/pwa/first-visit.ts).
clientsClaim();

self.addEventListener('activate', (event) => {
  // Navigation preload: the page is requested while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

// A new version waits until the visitor accepts it (src/pwa/worker-registration.ts).
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type } = event.data as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'CLAIM') void self.clients.claim();
  if (type === KEEP_REST) event.waitUntil(keepRest(event, files));
});

self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openMessage(event.notification)),
);
