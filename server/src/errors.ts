/** The errors that a route may throw; `error-answers.ts` turns them into answers. */
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import { sentenceOf, type ErrorCode, type Problem } from '@pieno/contract/error-sentences.ts';

/** What is wrong with each field. */
export type FieldProblems = Readonly<Record<string, readonly Problem[]>>;

interface More {
  fields?: FieldProblems;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** An error with its own HTTP answer. `message` is the Italian sentence shown to the visitor. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly problem: Problem;
  readonly fields: FieldProblems | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /** @param problem its code, with the values of its sentence's parameters where it has any */
  constructor(status: number, problem: ErrorCode | Problem, more: More = {}) {
    const told = typeof problem === 'string' ? { code: problem } : problem;
    super(sentenceOf(told), { cause: more.cause });
    this.status = status;
    this.problem = told;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }

  /** The body of the answer. */
  get body(): ErrorBody {
    const { fields } = this;
    const errors = fields && mapFields(fields, (problems) => problems.map(sentenceOf));
    const error_codes = fields && mapFields(fields, (problems) => [...problems]);
    return { message: this.message, ...this.problem, errors, error_codes };
  }
}

function mapFields<T>(
  fields: FieldProblems,
  map: (problems: readonly Problem[]) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [field, map(problems)]),
  );
}

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

export const badRequest = (code: ErrorCode = 'unreadable_body'): AppError =>
  new AppError(400, code);

/** A token that is forged, malformed or unknown: the client clears its session (rule error-session). */
export const unauthorized = (code: ErrorCode = 'session_expired'): AppError =>
  new AppError(401, code);

/** The guest token has expired: the client requests a new one once, silently. */
export const guestExpired = (): AppError => new AppError(401, 'guest_expired');

/** The visitor is known but may not do this, e.g. a guest on a registered-only call. */
export const forbidden = (code: ErrorCode): AppError => new AppError(403, code);

export const notFound = (problem: ErrorCode | Problem = 'not_found'): AppError =>
  new AppError(404, problem);

/** The address exists, but not with this method. @param allow the methods it answers */
export const methodNotAllowed = (allow: readonly string[]): AppError =>
  new AppError(405, 'method_not_allowed', { headers: { allow: allow.join(', ') } });

/** Some fields are invalid. */
export const validation = (
  fields: FieldProblems,
  code: ErrorCode = 'validation_failed',
): AppError => new AppError(422, code, { fields });

/** A rate limit was exceeded. @param seconds until the next attempt is allowed */
export const tooMany = (
  seconds: number,
  problem: ErrorCode | Problem = 'too_many_requests',
): AppError => new AppError(429, problem, retryAfter(seconds));

/** Too many of the caller's network wait already: those are done in a few seconds. */
export const tooManyWaiting = (): AppError => new AppError(429, 'too_many_waiting', retryAfter(5));

/** The server has no room for a request; it is logged with what was over its limit. */
export class Overloaded extends AppError {
  /** What was over its limit, in a few words. */
  readonly measure: string;
  /** How far. */
  readonly values: object;

  constructor(seconds: number, measure: string, values: Overloaded['values']) {
    super(503, 'overloaded', retryAfter(seconds));
    this.measure = measure;
    this.values = values;
  }
}

/** Something the answer needs is temporarily unavailable: the database, or the board before its first refresh. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError(503, 'unavailable', { cause, ...retryAfter(5) });

/** Nothing can be kept, as the disk is full; its operator has to make room. */
export const diskFull = (cause: unknown): AppError =>
  new AppError(503, 'disk_full', { cause, ...retryAfter(60) });

/** The error for a file that cannot be used as a picture (rule avatar-rules). @param field of the form */
export const refusedPicture = (field: string, code: ErrorCode = 'not_an_image'): AppError =>
  validation({ [field]: [{ code }] });
