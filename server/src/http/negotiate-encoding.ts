import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './prepared.ts';

const negotiator = new Negotiator<Encoding>({
  // In the order of preference, among encodings that the client likes as much.
  supportedValues: ['br', 'gzip', 'identity'],
});

// Clients send few different headers. Its size is limited against hostile ones.
const picked = new LRUCache<string, Encoding>({ max: 200, memoMethod: pick });

const REFUSED_BY_NAME = /\b(?:br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/;
const ANY = /\*[^,]*/g;

/** Picks the encoding for an Accept-Encoding header (RFC 9110 §12.5.3); `identity` where it names none of ours. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  return picked.memo(String(header ?? ''));
}

function pick(header: string): Encoding {
  const asked = header.toLowerCase();
  // The library lets `*` stand for an encoding that the header refuses by name.
  const usable = REFUSED_BY_NAME.test(asked) ? asked.replaceAll(ANY, '') : asked;
  return negotiator.negotiate(usable) ?? 'identity';
}
