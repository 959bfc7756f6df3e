/** The catalogue of failures a route may throw, by name; `error-answers.ts` turns them into answers. */
import { GUEST_EXPIRED, SENTENCES, type ErrorBody } from '@pieno/contract/errors.ts';

/** A failure with an answer of its own. `message` is the Italian sentence the visitor reads. */
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

  /** What travels to the client. */
  get body(): ErrorBody {
    return { message: this.message, code: this.code, errors: this.errors };
  }
}

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

export const badRequest = (sentence: string = SENTENCES.unreadableBody): AppError =>
  new AppError(400, sentence);

/** A token that is forged, malformed or unknown: the client clears its session (spec §8). */
export const unauthorized = (sentence: string = SENTENCES.sessionExpired): AppError =>
  new AppError(401, sentence);

/** The guest's time is over: the client renews it once, silently. */
export const guestExpired = (): AppError =>
  new AppError(401, SENTENCES.sessionExpired, { code: GUEST_EXPIRED });

/** The visitor is known but may not do this, e.g. a guest on a registered-only call. */
export const forbidden = (sentence: string): AppError => new AppError(403, sentence);

export const notFound = (sentence: string = SENTENCES.notFound): AppError =>
  new AppError(404, sentence);

/** @param allow the methods this address does answer */
export const methodNotAllowed = (allow: readonly string[]): AppError =>
  new AppError(405, SENTENCES.methodNotAllowed, { headers: { allow: allow.join(', ') } });

/** @param errors field → Italian sentences */
export const validation = (
  errors: NonNullable<ErrorBody['errors']>,
  sentence: string = SENTENCES.validation,
): AppError => new AppError(422, sentence, { errors });

/** @param seconds until the address may try again */
export const tooMany = (seconds: number): AppError =>
  new AppError(429, SENTENCES.tooManyRequests, retryAfter(seconds));

/** The server has too much to do for a write. @param seconds until it is worth a retry */
export const overloaded = (seconds: number): AppError =>
  new AppError(503, SENTENCES.overloaded, retryAfter(seconds));

/** Something this answer needs is away for the moment: the database, or the board before it is filled. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError(503, SENTENCES.unavailable, { cause, ...retryAfter(5) });
