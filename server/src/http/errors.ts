/** The errors that a route may throw; `error-answers.ts` turns them into answers. */
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import { GUEST_EXPIRED, SENTENCES } from '@pieno/contract/errors.ts';

/** An error with its own HTTP answer. `message` is the Italian sentence shown to the visitor. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly code: string | undefined;
  readonly errors: ErrorBody['errors'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: Partial<Pick<AppError, 'code' | 'errors' | 'headers' | 'cause'>> = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = more.code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }

  /** The body of the answer. */
  get body(): ErrorBody {
    return { message: this.message, code: this.code, errors: this.errors };
  }
}

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

export const badRequest = (sentence: string = SENTENCES.unreadableBody): AppError =>
  new AppError(400, sentence);

/** A token that is forged, malformed or unknown: the client clears its session (rule error-session). */
export const unauthorized = (sentence: string = SENTENCES.sessionExpired): AppError =>
  new AppError(401, sentence);

/** The guest token has expired: the client requests a new one once, silently. */
export const guestExpired = (): AppError =>
  new AppError(401, SENTENCES.sessionExpired, { code: GUEST_EXPIRED });

/** The visitor is known but may not do this, e.g. a guest on a registered-only call. */
export const forbidden = (sentence: string): AppError => new AppError(403, sentence);

export const notFound = (sentence: string = SENTENCES.notFound): AppError =>
  new AppError(404, sentence);

/** The address exists, but not with this method. @param allow the methods it answers */
export const methodNotAllowed = (allow: readonly string[]): AppError =>
  new AppError(405, SENTENCES.methodNotAllowed, { headers: { allow: allow.join(', ') } });

/** Some fields are invalid. @param errors Italian sentences by field */
export const validation = (
  errors: NonNullable<ErrorBody['errors']>,
  sentence: string = SENTENCES.validation,
): AppError => new AppError(422, sentence, { errors });

/** A rate limit was exceeded. @param seconds until the next attempt is allowed */
export const tooMany = (seconds: number): AppError =>
  new AppError(429, SENTENCES.tooManyRequests, retryAfter(seconds));

/** The server is too busy for a write. @param seconds until a retry makes sense */
export const overloaded = (seconds: number): AppError =>
  new AppError(503, SENTENCES.overloaded, retryAfter(seconds));

/** Something the answer needs is temporarily unavailable: the database, or the board before its first refresh. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError(503, SENTENCES.unavailable, { cause, ...retryAfter(5) });

/** Nothing can be kept, as the disk is full; its operator has to make room. */
export const diskFull = (cause: unknown): AppError =>
  new AppError(503, SENTENCES.diskFull, { cause, ...retryAfter(60) });
