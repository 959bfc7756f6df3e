import type { Representation } from '../../prepared/prepared.ts';
import type { SecurityHeaders } from '../security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** A prepared answer with everything merged that is the same each time it is sent. */
export interface ReadyAnswer {
  /** Names and values of its headers in turns. */
  lines: string[];
  /**
   * Its body: a text in Latin-1, a character for each byte, as Node sends that in one write with the head, and bytes would
   * take another; but bytes where that is more than the 16 kB that Node puts together without asking for memory.
   */
  body: string | Buffer;
}

/** A header that changes with time. */
export type FreshHeader = readonly [name: string, value: string];

/** Longest body that is a text; the head needs the rest of the 16 kB. */
const TEXT_MAX = 14_000;
const NONE: Headers = {};

/** By its bytes and by the headers that it gets besides theirs. */
const known = new WeakMap<Representation, { own: Headers; answer: ReadyAnswer }>();

/**
 * Merges the headers of a prepared answer with those that protect it, once for each object of the answer's own headers:
 * JSON carries what protects data, everything else what protects documents as well.
 * @param own come before headers of the same name
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
