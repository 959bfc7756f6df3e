import { once } from 'node:events';
import { request as requestPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestTls } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { API_BASE } from '@pieno/contract/api.ts';

const LIMIT_MS = 10_000;
const MOST_BYTES = 100_000;

export interface Visit {
  status: number;
  /** The origin of a redirect. */
  redirect: string | undefined;
  /** The version of Pieno; undefined for an answer of another product. */
  version: string | undefined;
  /** Of an address with TLS. */
  certificate: Certificate | undefined;
}

export interface Certificate {
  until: Date;
  /** OpenSSL's code for why a browser would refuse it. */
  problem: string | undefined;
}

/**
 * Requests Pieno's health at its public address, without following a redirect.
 * @param publicUrl an origin
 * @throws Error of the socket, or with the code ETIMEDOUT
 */
export async function visitOwnAddress(publicUrl: string): Promise<Visit> {
  const url = new URL(`${API_BASE}/health`, publicUrl);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const options = { agent: false, signal } as const;
  // A refused certificate is reported, together with the answer behind it.
  const asking =
    url.protocol === 'https:'
      ? requestTls(url, { ...options, rejectUnauthorized: false })
      : requestPlain(url, options);
  try {
    return await read(asking);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw Object.assign(new Error('no answer in time', { cause: error }), { code: 'ETIMEDOUT' });
  } finally {
    asking.destroy();
  }
}

async function read(asking: ClientRequest): Promise<Visit> {
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const certificate = certificateOf(answer.socket);
  const { statusCode: status = 0, headers } = answer;
  const redirect = status >= 300 && status < 400 ? originOf(headers.location, asking) : undefined;
  return { status, redirect, version: versionIn(await textOf(answer)), certificate };
}

function certificateOf(socket: IncomingMessage['socket']): Certificate | undefined {
  if (!('getPeerCertificate' in socket)) return undefined;
  const tls = socket as TLSSocket;
  return {
    until: new Date(tls.getPeerCertificate().valid_to),
    problem: tls.authorized ? undefined : String(tls.authorizationError),
  };
}

const originOf = (location: string | undefined, { host, protocol }: ClientRequest) =>
  URL.parse(location ?? '', `${protocol}//${host}`)?.origin;

async function textOf(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8');
  let text = '';
  for await (const part of answer) {
    text += part as string;
    if (text.length > MOST_BYTES) break;
  }
  return text;
}

/** The version in an answer of Pieno; other answers may come from anybody. */
function versionIn(text: string): string | undefined {
  try {
    const { status, version } = JSON.parse(text) as Record<string, unknown>;
    const isOurs = typeof status === 'string' && typeof version === 'string';
    return isOurs && /^[\w.+-]{1,40}$/u.test(version) ? version : undefined;
  } catch {
    return undefined;
  }
}
