import { Refusal } from '../refusal.ts';

/** Timeout of a whole download, in milliseconds. */
const TIMEOUT_MS = 120_000;

export interface Downloaded {
  bytes: Uint8Array;
  etag: string | undefined;
}

/**
 * Downloads an address.
 * @param maxBytes size limit; a larger response is aborted
 * @param etag of the version already known, for a conditional request
 * @returns undefined when the known version is still current (304)
 * @throws Refusal with an Italian sentence: unreachable, too slow, too large, cut off, or another status
 */
export async function download(
  address: string,
  maxBytes: number,
  etag?: string,
): Promise<Downloaded | undefined> {
  try {
    const response = await fetch(address, {
      headers: { 'user-agent': 'Pieno', ...(etag && { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new Refusal(`${address} ha risposto con lo stato ${response.status}.`);
    const bytes = await readBody(response, address, maxBytes);
    return { bytes, etag: response.headers.get('etag') ?? undefined };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const slow = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Refusal(
      slow
        ? `${address} non ha risposto entro ${TIMEOUT_MS / 60_000} minuti.`
        : `Non riesco a scaricare ${address}: collegamento assente o interrotto.`,
      { cause: error },
    );
  }
}

async function readBody(
  response: Response,
  address: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) {
      throw new Refusal(`${address} è troppo grande: il limite è ${maxBytes / 1024 / 1024} MB.`);
    }
    parts.push(part);
  }
  const promised = response.headers.get('content-length');
  if (promised && !response.headers.has('content-encoding') && Number(promised) !== size) {
    throw new Refusal(`${address} è arrivato incompleto.`);
  }
  return Buffer.concat(parts);
}
