/** Schemas for typed texts: trimmed, limited in length, without control characters. */
import { z } from 'zod/mini';
import { isBlank } from './blank-text.ts';

const CONTROL = /\p{Cc}/u;
/** Control characters except line breaks and tabs. */
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]/u;

/** Trims a text. Invisible characters within it stay: they join emojis and mark the writing direction. */
const tidy = (text: string): string => (isBlank(text) ? '' : text.trim());

const without = (forbidden: RegExp) => z.refine<string>((text) => !forbidden.test(text));

/** Schema for a text of one line. @param max characters */
export const line = (max: number) =>
  z.string().check(z.overwrite(tidy), z.maxLength(max), without(CONTROL));

/** Schema for a text of one or more lines. @param max characters */
export const paragraph = (max: number) =>
  z.string().check(z.overwrite(tidy), z.maxLength(max), without(CONTROL_IN_LINES));

/**
 * Converts a text from another system to one that `line` accepts: replaces control characters by
 * spaces, and cuts it to `max` UTF-16 units without splitting a surrogate pair.
 */
export function toLine(text: string, max: number): string {
  const whole = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  const cut = whole.slice(0, max);
  return tidy(cut.isWellFormed() ? cut : cut.slice(0, -1));
}
