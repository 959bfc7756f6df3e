import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds after which a call is answered with 503 whatever it waits for: its body may take 20 s, and the socket of
 * a call without an answer is cut after 30, which a proxy takes for a dead server.
 */
export const CALL_LIMIT_MS = 25_000;

/** Limits the duration of all calls registered from now on. Not for prepared answers: they wait for nothing. */
export function answerInTime(api: FastifyInstance): void {
  api.addHook('onRoute', (route) => {
    route.handlerTimeout ??= CALL_LIMIT_MS;
  });
}
