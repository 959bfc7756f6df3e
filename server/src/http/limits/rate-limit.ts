import rateLimit, {
  normalizeIP,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { tooMany } from '../../errors.ts';
import type { RateLimitStore } from '../../limits/rate-limit-store.ts';

/**
 * Registers the rate limit plugin, for routes that use `limit`: those that write or are expensive. Prepared answers
 * are not limited.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  store: RateLimitStore,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: adapt(store),
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

/**
 * Adapts the store to the class that the plugin instantiates. Keys include the limit's name, so all limits share a
 * store.
 */
function adapt(store: RateLimitStore): FastifyRateLimitStoreCtor {
  return class Adapter implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs, max) => {
      store.count(key, windowMs, max).then((hits) => callback(null, hits), callback);
    };
    child = () => this;
  };
}
