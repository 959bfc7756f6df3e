/** Texts that somebody types: cut of blanks around them, with a limit, without characters nobody can type. */
import { z } from 'zod/mini';

const CONTROL = /\p{Cc}/u;
/** Control characters but line breaks and tabs. */
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]/u;
/** Blanks, and characters without a shape, such as a zero-width space. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text in which nothing can be seen: it counts as empty. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);

/** Within a text what cannot be seen may stay: it joins emojis and tells directions. */
const tidy = (text: string): string => (isBlank(text) ? '' : text.trim());

const without = (forbidden: RegExp) => z.refine<string>((text) => !forbidden.test(text));

/** A text of one line. @param max characters */
export const line = (max: number) =>
  z.string().check(z.overwrite(tidy), z.maxLength(max), without(CONTROL));

/** A text that may have several lines. @param max characters */
export const paragraph = (max: number) =>
  z.string().check(z.overwrite(tidy), z.maxLength(max), without(CONTROL_IN_LINES));

/**
 * Makes a text from elsewhere one that `line` accepts: control characters become blanks, and what is too much is
 * cut without halving a character.
 */
export function toLine(text: string, max: number): string {
  const whole = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  const cut = whole.slice(0, max);
  return tidy(cut.isWellFormed() ? cut : cut.slice(0, -1));
}
