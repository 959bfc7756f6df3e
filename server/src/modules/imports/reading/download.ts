import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Refusal } from '../../../refusal.ts';
import { checkedLookup, checkLiteral, ForbiddenAddress } from '../../../outgoing/public-address.ts';
import type { Range } from './download-scope.ts';

export interface Downloaded {
  bytes: Uint8Array;
  etag: string | undefined;
}

const REDIRECTS: ReadonlySet<unknown> = new Set([301, 302, 303, 307, 308]);
const READABLE: ReadonlySet<unknown> = new Set([undefined, 'identity', 'gzip', 'x-gzip']);

/**
 * Downloads an address. Its target is checked after the name's resolution and after each redirect, and the connection
 * goes to the checked IP address.
 * @param etag of the version already known, for a conditional request
 * @returns undefined when the known version is still current (304)
 * @throws Refusal with an Italian sentence: out of range, unreachable, too slow, too large, truncated, another status
 */
export async function download(
  address: string,
  range: Range,
  etag?: string,
): Promise<Downloaded | undefined> {
  const signal = AbortSignal.timeout(range.limitMs);
  const shown = withoutQuery(new URL(address));
  try {
    const response = await follow(new URL(address), range, etag, signal);
    if (response.statusCode === 304) return void response.destroy();
    if (response.statusCode !== 200) {
      response.destroy();
      throw new Refusal(`${shown} ha risposto con lo stato ${response.statusCode}.`);
    }
    return { bytes: await readBody(response, shown, range.maxBytes), etag: response.headers.etag };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(failureSentence(error, shown, signal, range), { cause: error });
  }
}

async function follow(
  first: URL,
  range: Range,
  etag: string | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = first;
  for (let redirects = 0; redirects <= range.redirects; redirects += 1) {
    if (!range.protocols.includes(url.protocol)) {
      throw new Refusal(`${withoutQuery(url)} non va bene: serve un indirizzo https.`);
    }
    const response = await request(url, range, redirects, etag, signal);
    if (!REDIRECTS.has(response.statusCode)) return response;
    response.destroy();
    const next = URL.parse(response.headers.location ?? '', url.href);
    if (!next) throw new Refusal(`${withoutQuery(url)} rimanda a un indirizzo che non esiste.`);
    url = next;
  }
  throw new Refusal(`${withoutQuery(first)} rimanda altrove più di ${range.redirects} volte.`);
}

async function request(
  url: URL,
  { allows, resolve }: Range,
  redirects: number,
  etag: string | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const mayReach = (ip: string): boolean => allows(ip, redirects);
  checkLiteral(url.hostname, mayReach);
  const { get } = url.protocol === 'https:' ? https : http;
  const options = {
    // A new connection: a reused one would go to an address checked earlier.
    agent: false,
    headers: {
      'user-agent': 'Pieno',
      'accept-encoding': 'identity',
      ...(etag && { 'if-none-match': etag }),
    },
    lookup: checkedLookup(mayReach, resolve),
    signal,
  } as const;
  return await new Promise((resolved, reject) => {
    get(url, options as https.RequestOptions, resolved).on('error', reject);
  });
}

async function readBody(
  response: IncomingMessage,
  shown: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const encoding = response.headers['content-encoding'];
  if (!READABLE.has(encoding)) {
    response.destroy();
    throw new Refusal(`${shown} arriva compresso in un modo (${encoding}) che Pieno non legge.`);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > maxBytes) {
      throw new Refusal(`${shown} è troppo grande: il limite è ${maxBytes / 1024 / 1024} MB.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failureSentence(
  error: unknown,
  shown: string,
  signal: AbortSignal,
  { limitMs }: Range,
): string {
  if (signal.aborted) return `${shown} non ha risposto entro ${limitMs / 1_000} secondi.`;
  if (error instanceof ForbiddenAddress) {
    return `${shown} porta a un indirizzo di una rete privata o riservata (${error.message}): da lì Pieno non scarica.`;
  }
  return `Non riesco a scaricare ${shown}: collegamento assente o interrotto.`;
}

/** Returns an address that may be displayed, without its query, which may contain a key. */
function withoutQuery({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}
