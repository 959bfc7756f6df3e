/** Texts that somebody types: cut of blanks around them, with a limit, without characters nobody can type. */
import { z } from 'zod/mini';

const CONTROL = /\p{Cc}/u;
/** Control characters but line breaks and tabs. */
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]/u;

const without = (forbidden: RegExp) => z.refine<string>((text) => !forbidden.test(text));

/** A text of one line. @param max characters */
export const line = (max: number) => z.string().check(z.trim(), z.maxLength(max), without(CONTROL));

/** A text that may have several lines. @param max characters */
export const paragraph = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), without(CONTROL_IN_LINES));
