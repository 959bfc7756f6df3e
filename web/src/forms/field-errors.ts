/** Which sentence stands under which field: the form's own check and the server's say the same (spec §5). */
import { issueSentence } from '@pieno/contract/sentences.ts';
import type { core } from 'zod/mini';
import { ApiError, messageOf } from '../api/api-error.ts';

/** Field → the sentence under it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The sentences for what a schema found wrong with `given`. */
export function errorsOfIssues(
  issues: readonly core.$ZodIssue[],
  given: Readonly<Record<string, unknown>>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0]);
    errors[field] ??= issueSentence(field, given[field], issue);
  }
  return errors;
}

/** What the server said about the fields, each field's sentences on lines of their own. */
export function errorsOfAnswer(error: unknown): FieldErrors {
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [field, sentences.join('\n')]),
  );
}

/** The sentence above the form: the map of fields flattened, joined by line breaks, or else the message. */
export function failureOf(error: unknown): string {
  return Object.values(errorsOfAnswer(error)).join('\n') || messageOf(error);
}
