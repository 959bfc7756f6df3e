import type { ErrorBody } from '@pieno/contract/error-body.ts';
import { m } from '../../paraglide/messages.js';

/**
 * A failed API call. `status` is the HTTP status, 0 if the network did not answer or an intermediary refused; `message`
 * is shown to the visitor.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly params: ErrorBody['params'];
  readonly errors: ErrorBody['errors'];

  constructor(status: number, body: ErrorBody, options?: ErrorOptions) {
    super(body.message, options);
    this.status = status;
    this.code = body.code;
    this.params = body.params;
    this.errors = body.errors;
  }
}

/** True if the server did not answer: no network, or a captive portal answered 200. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 400;

/** Returns the message to show for a thrown value; 'Errore sconosciuto' if it is no Error (rule error-calls). */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : m.failed_unknown();
}
