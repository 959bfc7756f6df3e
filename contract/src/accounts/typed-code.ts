/** Codes as people bring them: typed, read out, or copied from a card, a chat or a mail with what stands around them (rule typed-code). */
import { z } from 'zod/mini';
import type { SchemaCode } from '../field-problems.ts';

/** Letters and digits that nobody mistakes for others, as a class of a regular expression. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** The longest text in which a code is looked for: a sentence with a link. */
export const TYPED_CODE_MAX = 300;

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** What may stand between two characters of a code: spaces and all that looks like a dash or a full stop. */
const BETWEEN = String.raw`[\s\p{Pd}\u2212\u2043\u00af_.]*`;

/** A pattern of codes. @param letters what they consist of, as a class @param length how many of them */
const pattern = (letters: string, length: number): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])[${letters}](?:${BETWEEN}[${letters}]){${length - 1}}(?![\\p{L}\\p{N}])`,
    'gu',
  );

/**
 * Schema for a code, which becomes that alone, in capitals and without what stood between and around it. What holds no
 * code, or more than one, is no try at one: it is refused before anything is counted.
 * @param forms what a code may look like
 * @param says the refusal, where it is not the field's own
 */
export function typedCode(
  forms: readonly { letters: string; length: number }[],
  says?: SchemaCode,
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
    z.minLength(1, says),
  );
}
