import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './prepared.ts';

const negotiator = new Negotiator<Encoding>({
  // In the order of preference, among encodings that the client likes as much.
  supportedValues: ['br', 'gzip', 'identity'],
  // Clients send few different headers. Its size is limited against hostile ones.
  cache: new LRUCache<string, string>({ max: 200 }),
});

/** Picks the encoding for an Accept-Encoding header (RFC 9110 §12.5.3); `identity` where it names none of ours. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  return negotiator.negotiate(String(header ?? '').toLowerCase()) ?? 'identity';
}
