import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { GUEST_TOKEN_HEADER } from '@pieno/contract/visitor.ts';
import { pathOf } from './not-found.ts';

/**
 * How the server logs: a request is its method and path. Queries, headers, bodies and addresses of visitors
 * never reach the log; should a caller log headers, those that hold tokens are blotted out.
 */
export function loggerOptions(level: string, isTerminal: boolean): LoggerOptions {
  const secret = ['authorization', 'cookie', GUEST_TOKEN_HEADER];
  return {
    level,
    redact: secret.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]),
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
