import { invalid } from '../errors.ts';

/** Reads the Idempotency-Key of a request. @throws invalid when the header is not a UUID */
export function readIdempotencyKey(header: string | string[] | undefined): string {
  const key = typeof header === 'string' ? header.trim().toLowerCase() : '';
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)) {
    throw invalid('idempotency_key_missing');
  }
  return key;
}
