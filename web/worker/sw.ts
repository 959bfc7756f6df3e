/** The service worker: what is kept on the phone, for how long, and when the network is asked. */
import { clientsClaim } from 'workbox-core';
import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { isApiPage, isAppPage, isHashedAsset, isKeptAnswer, isStationImage } from './rules.ts';
import { AnswersStrategy, keptFiles, PagesStrategy } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isKeptAnswer(request.method, url),
  new AnswersStrategy(),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isStationImage(url),
  keptFiles('pieno-images', 60),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedAsset(url),
  keptFiles('pieno-assets', 150),
);
registerRoute(({ request, url }) => isAppPage(request.mode, url), new PagesStrategy());
// Left alone, a browser would ask twice: once for the preload below, and once more. A sign-in's code is good for one.
registerRoute(({ request, url }) => isApiPage(request.mode, url), new NetworkOnly());

// So that what the first visit saw can be kept too (src/pwa/first-visit.ts).
clientsClaim();

self.addEventListener('activate', (event) => {
  // A page is asked for while the worker still starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

// A new version waits until the visitor has said yes (src/pwa/worker-registration.ts).
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  const { type } = data as { type?: string };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'CLAIM') void self.clients.claim();
});
