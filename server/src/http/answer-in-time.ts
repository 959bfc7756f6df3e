import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds after which a call is answered with 503. A body may take 20 s to arrive; after 30 s without an answer
 * the socket is cut, which a proxy would take for a dead server.
 */
export const CALL_LIMIT_MS = 25_000;

/** Limits the duration of all calls registered from now on. Prepared answers need no limit: they wait for nothing. */
export function answerInTime(api: FastifyInstance): void {
  api.addHook('onRoute', (route) => {
    route.handlerTimeout ??= CALL_LIMIT_MS;
  });
}
