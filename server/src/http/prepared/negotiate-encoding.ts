import { Negotiator } from '@fastify/accept-negotiator';
import type { Encoding } from '../../prepared/prepared.ts';

const negotiator = new Negotiator<Encoding>({
  // Our order of preference, among encodings that the client prefers equally.
  supportedValues: ['br', 'gzip', 'identity'],
});

/** Clients send few different headers. Hostile ones may send many: then the cache is cleared. */
const PICKED_MAX = 200;
const picked = new Map<string, Encoding>();

const REFUSED_BY_NAME = /\b(?:br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/;
const ANY = /\*[^,]*/g;

/** Picks the encoding for an Accept-Encoding header (RFC 9110 §12.5.3); `identity` when it names none of ours. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  const asked = String(header ?? '');
  const known = picked.get(asked);
  if (known) return known;
  if (picked.size >= PICKED_MAX) picked.clear();
  const encoding = pick(asked);
  picked.set(asked, encoding);
  return encoding;
}

function pick(header: string): Encoding {
  const asked = header.toLowerCase();
  // In the library `*` also matches an encoding that the header refuses by name.
  const usable = REFUSED_BY_NAME.test(asked) ? asked.replaceAll(ANY, '') : asked;
  return negotiator.negotiate(usable) ?? 'identity';
}
