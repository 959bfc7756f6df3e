import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '@pieno/contract/error-sentences.ts';
import { malformed } from '../errors.ts';
import { answerOf, HttpError } from './http-errors.ts';

/** Answers by the error codes of Node's HTTP parser; other codes are answered with 400. */
const REFUSALS: Readonly<Record<string, readonly [status: number, code: ErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'unreadable_body'],
  HPE_HEADER_OVERFLOW: [431, 'body_too_large'],
};

type Headers = Readonly<Record<string, string>>;

/**
 * Makes the handler that answers input that is not a valid HTTP request, with a body and headers like every other
 * error.
 */
export const answerUnreadable =
  (securityHeaders: Headers) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, code] = REFUSALS[error.code ?? ''] ?? [400, 'unreadable_body'];
    const { headers, body } = refusal(securityHeaders, new HttpError(status, code));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };

/**
 * Answers the requests that Node would otherwise answer itself, without our headers: an unknown expectation (417), and
 * a request without Host (400), for which the server must be made with `requireHostHeader: false`.
 */
export function answerForNode(app: FastifyInstance, securityHeaders: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = refusal(securityHeaders, new HttpError(417, 'unreadable_body'));
    response.writeHead(417, headers).end(body);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const lacksHost = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(lacksHost ? malformed() : undefined);
  });
}

function refusal(securityHeaders: Headers, error: HttpError) {
  const body = JSON.stringify(answerOf(error).body);
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers, body };
}
