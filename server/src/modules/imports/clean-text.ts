import { decodeHTMLStrict } from 'entities';

/** Invisible characters: zero-width spaces, soft hyphens, direction marks. A joiner within an emoji stays. */
const UNSEEN = /(?!\u200D)\p{Cf}/gu;
/** Characters that cleaning may change, besides spaces at the ends. */
const SUSPECT = /[^\x20-\x7E]|&| {2}/u;

/**
 * Cleans a text of a file, for every kind of import: decodes HTML entities, composes accents, removes invisible
 * characters, and turns spaces of any kind and line breaks into one space.
 * @returns '' when nothing visible is left
 */
export function cleanText(text: string): string {
  if (!SUSPECT.test(text)) return text.trim();
  return composed(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Cleans a text line by line. Line breaks become '\n'; those at the ends are removed. */
export function cleanLines(text: string): string {
  return composed(text)
    .replaceAll(/\r\n?/gu, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .join('\n')
    .trim();
}

const composed = (text: string): string =>
  decodeHTMLStrict(text.toWellFormed()).normalize('NFC').replaceAll(UNSEEN, '');
