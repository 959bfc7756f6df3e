import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { GUEST_TOKEN_HEADER } from '@pieno/contract/visitor.ts';
import { pathOf } from './not-found.ts';

/** Headers that hold tokens, should a caller log headers. */
const SECRET_HEADERS = ['authorization', 'cookie', GUEST_TOKEN_HEADER];
/** Where PostgreSQL's errors quote the row they are about, a person's account perhaps. */
const QUOTES = ['err.detail', 'err.where'];

/**
 * How the server logs: a request is its method and path. Queries, headers, bodies and addresses of visitors
 * never reach the log.
 */
export function loggerOptions(level: string, isTerminal: boolean): LoggerOptions {
  const headers = SECRET_HEADERS.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]);
  return {
    level,
    redact: [...headers, ...QUOTES],
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request),
      }),
    },
    ...(isTerminal ? { transport: { target: 'pino-pretty' } } : {}),
  };
}
