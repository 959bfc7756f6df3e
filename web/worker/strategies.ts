/** How each kind of request is answered, and how much of it the phone keeps. */
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { KEPT_ANSWERS, stampedAt } from '../src/api/kept-answers.ts';
import { networkFirst } from './network-first.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Room for every ranking and setting, and for the stations somebody looks at. */
const ANSWERS_MAX = 120;

/** The page without data that the server keeps for this purpose (decision 0007). */
const SHELL = '/shell.html';

/** The API's public answers: the network first, then the last one known, marked with its age. */
export class AnswersStrategy extends Strategy {
  constructor() {
    super({
      cacheName: KEPT_ANSWERS,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          cacheWillUpdate: ({ response }) =>
            Promise.resolve(response.status === 200 ? stampedAt(response, new Date()) : null),
        },
        new ExpirationPlugin({ maxEntries: ANSWERS_MAX, purgeOnQuotaError: true }),
      ],
    });
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetchAndCachePut(request);
    // An answer that comes too late for this question is still kept for the next.
    void handler.waitUntil(network.catch(() => undefined));
    return networkFirst(network, () => handler.cacheMatch(request));
  }
}

/** Pages: the network first, then the precached shell, so that deep links open offline. */
export class PagesStrategy extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return networkFirst(handler.fetch(request), () => matchPrecache(SHELL));
  }
}

/**
 * Files named after their content: kept on first use, never asked for again. Pictures of people are not: the
 * server calls them private, and they are to be gone when their owner wants it.
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

const isPrivate = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('private') ?? false;
