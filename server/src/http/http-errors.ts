import type { ErrorBody } from '@pieno/contract/error-body.ts';
import { sentenceOf, type ErrorCode, type Problem } from '@pieno/contract/error-sentences.ts';
import { AppError, type FieldProblems } from '../errors.ts';

type Headers = Readonly<Record<string, string>>;

const STATUS: Readonly<Record<AppError['kind'], number>> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};

/** A request that HTTP refuses with a status of its own. */
export class HttpError extends AppError {
  readonly status: number;
  readonly headers: Headers;

  constructor(status: number, code: ErrorCode, headers: Headers = {}) {
    super('malformed', code);
    this.status = status;
    this.headers = headers;
  }
}

/** The address exists, but not with this method. @param allow the allowed methods */
export const methodNotAllowed = (allow: readonly string[]): HttpError =>
  new HttpError(405, 'method_not_allowed', { allow: allow.join(', ') });

interface ErrorAnswer {
  status: number;
  headers: Headers;
  body: ErrorBody;
}

/** Makes the answer to an error (rule error-status). */
export function answerOf(error: AppError): ErrorAnswer {
  const { kind, retryAfter } = error;
  const body = bodyOf(error);
  if (error instanceof HttpError) return { status: error.status, headers: error.headers, body };
  const headers: Headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { status: STATUS[kind], headers, body };
}

function bodyOf({ message, problem, fields }: AppError): ErrorBody {
  const errors = fields && mapFields(fields, (problems) => problems.map(sentenceOf));
  const error_codes = fields && mapFields(fields, (problems) => [...problems]);
  return { message, ...problem, errors, error_codes };
}

function mapFields<T>(
  fields: FieldProblems,
  map: (problems: readonly Problem[]) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [field, map(problems)]),
  );
}
