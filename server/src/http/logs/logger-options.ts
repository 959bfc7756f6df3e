import type { FastifyRequest } from 'fastify';
import { stdTimeFunctions, type LoggerOptions } from 'pino';
import { sampleLines } from './log-sampler.ts';
import { GUEST_TOKEN_HEADER } from '@pieno/contract/api.ts';
import { pathOf } from '../not-found.ts';

/** Headers that hold tokens, redacted if some code logs headers. */
const SECRET_HEADERS = ['authorization', 'cookie', GUEST_TOKEN_HEADER];
/** Properties in which PostgreSQL's errors quote the row, which may hold personal data. */
const QUOTES = ['err.detail', 'err.where'];

/** The format that log collectors expect: `"level":"error"`, and the time as ISO 8601 in UTC. */
const READABLE: LoggerOptions = {
  formatters: { level: (level) => ({ level }) },
  timestamp: stdTimeFunctions.isoTime,
};

/**
 * The logger's options (rule log-secrets): one line of JSON per event, except on a terminal. Of a request only id,
 * method and path are logged: never queries, headers, bodies or visitors' addresses. Floods of equal lines are limited,
 * so that the network cannot fill a disk.
 */
export function loggerOptions(level: string, isTerminal: boolean): LoggerOptions {
  const headers = SECRET_HEADERS.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]);
  return {
    level,
    hooks: { logMethod: sampleLines() },
    redact: [...headers, ...QUOTES],
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request),
      }),
    },
    ...(isTerminal ? { transport: { target: 'pino-pretty' } } : READABLE),
  };
}
