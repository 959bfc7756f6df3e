import type { Representation } from '../../prepared/prepared.ts';
import type { SecurityHeaders } from '../security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** A prepared answer merged with all headers that are the same each time it is sent. */
export interface ReadyAnswer {
  /** Header names and values, alternating. */
  lines: string[];
  /**
   * The body as Latin-1 text, one character for each byte, because Node sends text and head in one write; as bytes when
   * it exceeds the 16 kB that Node joins without allocating memory.
   */
  body: string | Buffer;
}

export type FreshHeader = readonly [name: string, value: string];

/** Maximum length of a text body; the head needs the rest of the 16 kB. */
const TEXT_MAX = 14_000;
const NONE: Headers = {};

/** Cache by bytes and by the object of additional headers. */
const known = new WeakMap<Representation, { own: Headers; answer: ReadyAnswer }>();

/**
 * Merges the headers of a prepared answer with the security headers, once for each object of additional headers: JSON
 * carries those of data, everything else also those of documents.
 * @param own take precedence over headers of the same name
 */
export function readyAnswer(
  representation: Representation,
  protection: SecurityHeaders,
  own: Headers = NONE,
): ReadyAnswer {
  const kept = known.get(representation);
  if (kept?.own === own) return kept.answer;
  const { body, headers } = representation;
  const isJson = headers['content-type']?.startsWith('application/json');
  const protecting = isJson ? protection.data : protection.document;
  const merged = Object.entries({ ...protecting, ...headers, ...own });
  const answer: ReadyAnswer = {
    lines: merged.flat(),
    body: body.length > TEXT_MAX ? body : body.toString('latin1'),
  };
  known.set(representation, { own, answer });
  return answer;
}
