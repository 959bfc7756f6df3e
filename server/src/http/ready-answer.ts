import type { Representation } from './prepared.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** A prepared answer as Node writes it fastest. */
export interface ReadyAnswer {
  /** Names and values of its headers in turns. */
  lines: string[];
  /** Its bytes; short ones as text in latin1, which Node writes together with the headers as one piece. */
  body: Buffer | string;
}

/** Bytes up to which copying a body is cheaper than writing it as a piece of its own. */
const COPIED_MAX_BYTES = 8_192;
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
  const answer = {
    lines: Object.entries({ ...protecting, ...headers, ...own }).flat(),
    body: body.length <= COPIED_MAX_BYTES ? body.toString('latin1') : body,
  };
  known.set(representation, { own, answer });
  return answer;
}
