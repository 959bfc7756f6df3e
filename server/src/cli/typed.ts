/** Reads typed values, and explains errors in Italian sentences. */
import { AppError } from '../errors.ts';

/** The command line is invalid; the message is an Italian sentence. Exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws UsageError with the sentence, unless `isRight` */
export function check(isRight: unknown, sentence: string): asserts isRight {
  if (!isRight) throw new UsageError(sentence);
}

/** Checks a typed number. @param what describes it: 'un numero dell'elenco' @throws UsageError */
export function numberOf(typed: string, what: string, digits = 9): string {
  check(/^\d+$/u.test(typed) && typed.length <= digits, `«${typed}» non è ${what}.`);
  return typed;
}

/** Replaces a typed '-' by null, which clears a field. */
export const cleared = <Typed extends object>(typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [key, value === '-' ? null : (value as unknown)]),
  ) as Typed;

/** The value of two options that exclude each other; undefined when neither was typed. @param both their names */
export function yesOrNo(yes = false, no = false, both = ''): boolean | undefined {
  check(!yes || !no, `${both} non possono stare insieme.`);
  return yes || no ? yes : undefined;
}

/** Does something with a typed file. @throws UsageError when the file cannot be read */
export async function withFile<T>(file: string, work: (file: string) => Promise<T>): Promise<T> {
  return await work(file).catch((error: unknown) => {
    throw new UsageError(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
  });
}

/** Replaces the sentences of a call's refusals. @param sentenceOf false to keep its own */
export async function reworded<T>(
  sent: Promise<T>,
  sentenceOf: (error: AppError) => string | false,
): Promise<T> {
  return await sent.catch((error: unknown) => {
    const sentence = error instanceof AppError && sentenceOf(error);
    if (!sentence) throw error;
    throw new UsageError(sentence, { cause: error });
  });
}
