import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { TestApp } from '../app.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** A client that sends addresses, headers and bodies unchanged, as no browser would. */
export interface Attacker {
  /** Sends a request. @param path written unchanged into the request line */
  send(path: string, request?: RawRequest): Promise<RawAnswer>;
  /** Sends bytes, which need not be a valid request. @returns everything received until the connection ends */
  sendBytes(bytes: string): Promise<string>;
}

/** Returns a client for the server, which starts listening if necessary. */
export async function attack({ app }: TestApp): Promise<Attacker> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const to = { host: '127.0.0.1', port };
  return {
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const options = { ...to, path, method, headers: { ...length, ...headers }, agent: false };
        const sent = request(options, (answer) => {
          answer.toArray().then(
            (chunks) =>
              resolve({
                status: answer.statusCode!,
                headers: answer.headers,
                body: Buffer.concat(chunks as Buffer[]).toString(),
              }),
            reject,
          );
        });
        sent.on('error', reject).end(body);
      }),
    sendBytes: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect(to);
        let text = '';
        socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
        socket.on('close', () => resolve(text)).on('error', reject);
        socket.end(bytes);
      }),
  };
}

export const AS_JSON = { 'content-type': 'application/json' };
