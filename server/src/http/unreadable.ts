import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { badRequest } from './errors.ts';

/** Answers by the error codes of Node's HTTP parser; other codes are answered with 400. */
const REJECT_REASONS: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, SENTENCES.unreadableBody],
  HPE_HEADER_OVERFLOW: [431, SENTENCES.bodyTooLarge],
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
    const [status, message] = REJECT_REASONS[error.code ?? ''] ?? [400, SENTENCES.unreadableBody];
    const { headers, body } = refusal(securityHeaders, message);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };

/**
 * Answers what Node would answer by itself, without our headers: an expectation that nobody knows (417), and a request
 * without Host (400), for which the server must be made with `requireHostHeader: false`.
 */
export function answerForNode(app: FastifyInstance, securityHeaders: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = refusal(securityHeaders, SENTENCES.unreadableBody);
    response.writeHead(417, headers).end(body);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const lacksHost = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(lacksHost ? badRequest() : undefined);
  });
}

function refusal(securityHeaders: Headers, message: string) {
  const body = JSON.stringify({ message });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers, body };
}
