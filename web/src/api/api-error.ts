import { SENTENCES, type ErrorBody } from '@pieno/contract/errors.ts';

/** A call that failed. `status` 0: the network did not answer. `message` is what the visitor reads. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: ErrorBody['errors'];

  constructor(status: number, body: ErrorBody, options?: ErrorOptions) {
    super(body.message, options);
    this.status = status;
    this.code = body.code;
    this.errors = body.errors;
  }
}

/** The sentence to show for anything thrown (spec §8: what is no Error is 'Errore sconosciuto'). */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : SENTENCES.unknown;
}
