import { decodeHTMLStrict } from 'entities';

/** Invisible characters: zero-width spaces, soft hyphens, marks of direction. A joiner within an emoji stays. */
const UNSEEN = /(?!\u200D)\p{Cf}/gu;
/** What may differ from its cleaned form by more than spaces at the ends. */
const SUSPECT = /[^\x20-\x7E]|&| {2}/u;

/**
 * Cleans a text of somebody's file, as every kind of import reads it: HTML entities are decoded, accents composed,
 * invisible characters removed, and spaces of any kind, line breaks too, become one space.
 * @returns '' when nothing is left to be seen
 */
export function cleanText(text: string): string {
  if (!SUSPECT.test(text)) return text.trim();
  return composed(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Cleans a text of several lines in the same way, line by line. Line breaks become '\n', at the ends they go. */
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
