/** How each kind of request is answered, and how much of it is cached (rule offline-prices). */
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import {
  answeredAt,
  LATE_ANSWER,
  stampedAt,
  unstamped,
} from '../src/core/api/kept/kept-answers.ts';
import { networkFirst } from './network-first.ts';
import { ownAnswer, ownFile } from './own-answers.ts';

declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Milliseconds to wait for the network before the cache is used: together under a second, so that a hanging server
 * delays nobody's last prices (decision 0016).
 */
const PAGE_LIMIT_MS = 400;
const ANSWER_LIMIT_MS = 250;
/** Milliseconds for which a cached answer counts as the server's own. */
const JUST_ARRIVED_MS = 10_000;

/** The page without data that the server provides for offline use (decision 0007). */
const SHELL = '/shell.html';

/** Strategy for the API's public answers: network first, then the cached one, marked with its storage time. */
export class AnswersStrategy extends Strategy {
  /** When the server last answered a URL, by this worker's clock. */
  readonly #arrivedAt = new Map<string, number>();

  /** @param maxEntries number of cached answers; the least recently used one is removed */
  constructor(cacheName: string, maxEntries: number) {
    super({
      cacheName,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          fetchDidSucceed: ownAnswer,
          cacheWillUpdate: ({ response }) =>
            Promise.resolve(
              response.status === 200 ? stampedAt(response, answeredAt(response)) : null,
            ),
        },
        new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
      ],
    });
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request).then((response) => {
      if (response.ok) this.#arrivedAt.set(request.url, Date.now());
      return response;
    });
    // An answer too late for this request is still cached for the next one.
    void handler.waitUntil(network.catch(() => undefined));
    const kept = async (isLate: boolean) => {
      const answer = await handler.cacheMatch(request);
      if (!answer || !isLate) return answer;
      if (this.#hasJustArrived(request.url)) return unstamped(answer);
      void handler.waitUntil(network.then(notifyPages, () => undefined));
      return answer;
    };
    return networkFirst(network, { limitMs: ANSWER_LIMIT_MS, kept });
  }

  /** True for an answer that arrived a moment ago: on a slow network it need not be waited for again. */
  #hasJustArrived(url: string): boolean {
    return Date.now() - (this.#arrivedAt.get(url) ?? -Infinity) < JUST_ARRIVED_MS;
  }
}

/** Notifies the open pages of an answer that arrived after they got a cached one. */
async function notifyPages({ ok }: Response): Promise<void> {
  if (!ok) return;
  for (const client of await self.clients.matchAll()) client.postMessage({ type: LATE_ANSWER });
}

/** Strategy for pages: network first, then the precached shell, so that deep links open offline. */
export class PagesStrategy extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return networkFirst(handler.fetch(request), {
      limitMs: PAGE_LIMIT_MS,
      kept: () => matchPrecache(SHELL),
    });
  }
}

/**
 * Returns the strategy for files named by their content hash: cached on first use, never requested again. Responses
 * marked private (pictures of people) are not cached: they must be gone once their owner deletes them.
 */
export function keptFiles(cacheName: string, maxEntries: number): CacheFirst {
  return new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        fetchDidSucceed: ownFile,
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(response.status === 200 && !isPrivate(response) ? response : null),
      },
      new ExpirationPlugin({
        maxEntries,
        maxAgeSeconds: 60 * DAY_SECONDS,
        purgeOnQuotaError: true,
      }),
    ],
  });
}

const isPrivate = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('private') ?? false;
