import rateLimit, {
  normalizeIP,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { RATE_LIMITS } from '@pieno/contract/limits.ts';
import { tooMany } from './errors.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

/**
 * Registers the rate limit plugin, for routes that use `limit`: those that write or are expensive. Prepared answers
 * are not limited. When the database is unreachable, calls pass uncounted.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  store: RateLimitStore,
  logger: Pick<FastifyBaseLogger, 'warn'>,
) {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    store: adapt(store, (error) =>
      logger.warn({ err: error }, 'a call was not counted for its rate limit'),
    ),
    addHeaders: { 'retry-after': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
}

/** Makes a hook that limits the calls of each address according to `RATE_LIMITS` (rule call-limits). */
export function limit(
  app: FastifyInstance,
  name: keyof typeof RATE_LIMITS,
): onRequestAsyncHookHandler {
  const { max, windowMs } = RATE_LIMITS[name];
  return app.rateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${name} ${normalizeIP(request.ip)}`,
  });
}

/** Adapts the store to the class that the plugin instantiates. Keys include the limit's name, so all share a store. */
function adapt(
  store: RateLimitStore,
  onError: (error: unknown) => void,
): FastifyRateLimitStoreCtor {
  return class Adapter implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs, max) => {
      store.count(key, windowMs, max).then(
        (hits) => callback(null, hits),
        (error: Error) => {
          onError(error);
          callback(error);
        },
      );
    };
    child = () => this;
  };
}
