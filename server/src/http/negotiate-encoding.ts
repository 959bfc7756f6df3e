import type { Encoding } from './prepared.ts';

/** Cache of parsed headers: clients send few different ones. Its size is limited against hostile clients. */
const known = new Map<string, Encoding>();
const KNOWN_MAX = 200;

/**
 * Picks the encoding for an Accept-Encoding header: brotli before gzip before none, never one refused
 * with q=0 (RFC 9110 §12.5.3).
 */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const text = String(header);
  let encoding = known.get(text);
  if (!encoding) {
    encoding = pick(text);
    if (known.size < KNOWN_MAX) known.set(text, encoding);
  }
  return encoding;
}

function pick(header: string): Encoding {
  const accepted = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
        const q = params.find((param) => param.startsWith('q='));
        return [name, q === undefined ? 1 : Number(q.slice(2))] as const;
      }),
  );
  const weight = (name: string): number => accepted.get(name) ?? accepted.get('*') ?? 0;
  if (weight('br') > 0) return 'br';
  if (weight('gzip') > 0) return 'gzip';
  return 'identity';
}
