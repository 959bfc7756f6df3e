/** Codes as people enter them: typed, or copied from a card, chat or mail with surrounding text (rule typed-code). */
import { z } from 'zod/mini';
import type { SchemaCode } from '../field-problems.ts';

/** Letters and digits that are not mistaken for each other, as a class of a regular expression. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** The longest text that is searched for a code: a sentence with a link. */
export const TYPED_CODE_MAX = 300;

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Accepted between two characters of a code: spaces, and everything that looks like a dash or a full stop. */
const BETWEEN = String.raw`[\s\p{Pd}\u2212\u2043\u00af_.]*`;

/**
 * Builds the pattern of a code.
 * @param letters the allowed characters, as a class
 * @param length number of characters
 */
const pattern = (letters: string, length: number): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])[${letters}](?:${BETWEEN}[${letters}]){${length - 1}}(?![\\p{L}\\p{N}])`,
    'gu',
  );

/**
 * Schema for a code. Its output is the code alone, in capitals, without the characters between and around it. A text
 * with no code, or with several, is refused and does not count as an attempt.
 * @param forms the accepted forms of a code
 * @param refusalCode error code of the refusal; the field's own if missing
 */
export function typedCode(
  forms: readonly { letters: string; length: number }[],
  refusalCode?: SchemaCode,
): z.ZodMiniString<string> {
  const patterns = forms.map(({ letters, length }) => pattern(letters, length));
  const find = (typed: string): string => {
    const text = typed.normalize('NFKC').replace(INVISIBLE, '').toUpperCase();
    const [code, another] = patterns.flatMap((each) => text.match(each) ?? []);
    return code === undefined || another !== undefined ? '' : code.replace(/[^\p{L}\p{N}]/gu, '');
  };
  return z.string().check(
    z.maxLength(TYPED_CODE_MAX),
    z.overwrite((typed) => find(typed)),
    z.minLength(1, refusalCode),
  );
}
