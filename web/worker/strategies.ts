/** How each kind of request is answered, and how much of it is cached. */
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { KEPT_ANSWERS, stampedAt } from '../src/api/kept-answers.ts';
import { networkFirst } from './network-first.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Maximum of cached answers: enough for every ranking and setting, and for the stations somebody opens. */
const ANSWERS_MAX = 120;

/** The page without data that the server provides for offline use (decision 0007). */
const SHELL = '/shell.html';

/** Strategy for the API's public answers: network first, then the last cached one, marked with its storage time. */
export class AnswersStrategy extends Strategy {
  constructor() {
    super({
      cacheName: KEPT_ANSWERS,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          cacheWillUpdate: ({ response }) =>
            Promise.resolve(
              response.status === 200 ? stampedAt(response, answeredAt(response)) : null,
            ),
        },
        new ExpirationPlugin({ maxEntries: ANSWERS_MAX, purgeOnQuotaError: true }),
      ],
    });
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request);
    // An answer that arrives too late for this request is still cached for the next one.
    void handler.waitUntil(network.catch(() => undefined));
    return networkFirst(network, () => handler.cacheMatch(request));
  }
}

/** Strategy for pages: network first, then the precached shell, so that deep links open offline. */
export class PagesStrategy extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return networkFirst(handler.fetch(request), () => matchPrecache(SHELL));
  }
}

/**
 * Returns the strategy for files named by their content hash: cached on first use, never requested again.
 * Responses marked private (pictures of people) are not cached: they must be gone once their owner deletes
 * them.
 */
export function keptFiles(cacheName: string, maxEntries: number): CacheFirst {
  return new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
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

/** When the server answered; by the phone's own clock if the answer does not say. */
const answeredAt = ({ headers }: Response): Date => new Date(headers.get('date') ?? Date.now());

const isPrivate = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('private') ?? false;
