import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Representation } from './prepared.ts';
import type { WholeAnswer } from './ready-response.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** A prepared answer with everything merged that is the same each time it is sent. */
export interface ReadyAnswer {
  /** Names and values of its headers in turns. */
  lines: string[];
  /** The same as they travel, from the status on. */
  head: string;
  body: Buffer;
  /** As it travelled last. */
  sent?: SentAnswer;
}

interface SentAnswer extends WholeAnswer {
  date: string;
  fresh: FreshHeader | undefined;
}

/** A header that changes with time. */
export type FreshHeader = readonly [name: string, value: string];

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
    head: `HTTP/1.1 200 OK\r\n${merged.map(headerLine).join('')}`,
    body,
  };
  known.set(representation, { own, answer });
  return answer;
}

/**
 * Puts an answer together as it travels, once for each second in which it is sent.
 * @param date as the header `Date` says it
 * @param fresh the same object as long as it says the same
 */
export function wholeAnswer(
  answer: ReadyAnswer,
  date: string,
  fresh: FreshHeader | undefined,
): WholeAnswer {
  const { sent } = answer;
  if (sent && sent.date === date && sent.fresh === fresh) return sent;
  const freshLine = fresh ? headerLine(fresh) : '';
  const head = `${answer.head}${freshLine}Date: ${date}\r\nConnection: keep-alive\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), answer.body]);
  const whole = { head, bytes, date, fresh };
  answer.sent = whole;
  return whole;
}

/** @throws where Node would refuse the header too: nothing in it may end its line */
function headerLine([name, value]: FreshHeader): string {
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return `${name}: ${value}\r\n`;
}
