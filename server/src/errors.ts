/**
 * The errors of modules and calls, independent of HTTP: `http/http-errors.ts` maps each kind to an answer, and the
 * command line prints the sentence.
 */
import { sentenceOf, type ErrorCode, type Problem } from '@pieno/contract/error-sentences.ts';

type ErrorKind =
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'too_many'
  | 'unavailable'
  | 'internal';

export type FieldProblems = Readonly<Record<string, readonly Problem[]>>;

interface More {
  fields?: FieldProblems;
  /** Seconds until the next attempt may succeed. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error for the caller. `message` is the Italian sentence shown to the visitor. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly problem: Problem;
  readonly fields: FieldProblems | undefined;
  readonly retryAfter: number | undefined;

  /** @param problem its code, with the values of its sentence's parameters if it has any */
  constructor(kind: ErrorKind, problem: ErrorCode | Problem, more: More = {}) {
    const coded = typeof problem === 'string' ? { code: problem } : problem;
    super(sentenceOf(coded), { cause: more.cause });
    this.kind = kind;
    this.problem = coded;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

/** The request cannot be read. */
export const malformed = (code: ErrorCode = 'unreadable_body'): AppError =>
  new AppError('malformed', code);

/** A token that is forged, malformed or unknown: the client clears its session (rule error-session). */
export const unauthorized = (code: ErrorCode = 'session_expired'): AppError =>
  new AppError('unauthorized', code);

/** The guest token has expired: the client requests a new one once, silently. */
export const guestExpired = (): AppError => unauthorized('guest_expired');

/** The visitor is known but may not do this, e.g. a guest on a registered-only call. */
export const forbidden = (code: ErrorCode): AppError => new AppError('forbidden', code);

export const notFound = (problem: ErrorCode | Problem = 'not_found'): AppError =>
  new AppError('not_found', problem);

/** The current state does not allow it, or no longer. */
export const conflict = (problem: ErrorCode | Problem): AppError =>
  new AppError('conflict', problem);

/** The request can be read but is not accepted, and no single field is the cause. */
export const invalid = (problem: ErrorCode | Problem, cause?: unknown): AppError =>
  new AppError('invalid', problem, { cause });

export const validation = (
  fields: FieldProblems,
  problem: ErrorCode | Problem = 'validation_failed',
): AppError => new AppError('invalid', problem, { fields });

/** A rate limit was exceeded. @param seconds until the next attempt is allowed */
export const tooMany = (
  seconds: number,
  problem: ErrorCode | Problem = 'too_many_requests',
): AppError => new AppError('too_many', problem, { retryAfter: seconds });

/** The server has no capacity for a request; logged with the exceeded limit. */
export class Overloaded extends AppError {
  readonly measure: string;
  readonly values: object;

  constructor(seconds: number, measure: string, values: Overloaded['values']) {
    super('unavailable', 'overloaded', { retryAfter: seconds });
    this.measure = measure;
    this.values = values;
  }
}

/** Something the answer needs is temporarily unavailable: the database, or the board before its first refresh. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'unavailable', { cause, retryAfter: 5 });

/** Nothing can be stored, as the disk is full; the operator has to make room. */
export const diskFull = (cause: unknown): AppError =>
  new AppError('unavailable', 'disk_full', { cause, retryAfter: 60 });

/** The error for a file that cannot be used as a picture (rule avatar-rules). @param field of the form */
export const refusedPicture = (field: string, code: ErrorCode = 'not_an_image'): AppError =>
  validation({ [field]: [{ code }] });
