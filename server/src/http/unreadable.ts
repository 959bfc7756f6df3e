import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SENTENCES } from '@pieno/contract/errors.ts';

/** Answers by the error codes of Node's HTTP parser; other codes are answered with 400. */
const REFUSALS: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, SENTENCES.unreadableBody],
  HPE_HEADER_OVERFLOW: [431, SENTENCES.bodyTooLarge],
};

/** Answers input that is not a valid HTTP request, with a body like every other error. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, message] = REFUSALS[error.code ?? ''] ?? [400, SENTENCES.unreadableBody];
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
