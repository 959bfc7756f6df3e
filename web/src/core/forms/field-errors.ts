/** Error messages per field: the form's own validation and the server use the same ones (rule form-errors). */
import { issueProblem } from '@pieno/contract/field-problems.ts';
import type { core } from 'zod/mini';
import { ApiError, messageOf } from '../api/api-error.ts';
import { errorText } from '../api/error-texts.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the error messages for a schema's issues with the values `given`; the first issue of a field counts. */
export function errorsOfIssues(
  issues: readonly core.$ZodIssue[],
  given: Readonly<Record<string, unknown>>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = String(issue.path[0]);
    errors[field] ??= errorText(issueProblem(field, given[field], issue));
  }
  return errors;
}

/** Returns the server's error messages per field; several messages of a field are joined by line breaks. */
export function errorsOfAnswer(error: unknown): FieldErrors {
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [field, sentences.join('\n')]),
  );
}

/** Returns the message above the form: all field messages joined by line breaks, or else the error's own message. */
export function failureOf(error: unknown): string {
  return Object.values(errorsOfAnswer(error)).join('\n') || messageOf(error);
}
