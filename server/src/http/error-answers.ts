import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { issueSentence } from '@pieno/contract/sentences.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { errorPage } from './error-page.ts';
import { AppError, badRequest, diskFull, notFound, unavailable, validation } from './errors.ts';
import { logLasting } from './log-sampler.ts';
import { isReadByPerson } from './not-found.ts';

/** Sentences for requests that Fastify itself refuses, by status; its own messages are never sent. */
const REJECT_REASONS: Readonly<Record<number, string>> = {
  404: SENTENCES.notFound,
  413: SENTENCES.bodyTooLarge,
  415: SENTENCES.unsupportedMedia,
};

/**
 * Converts anything thrown to an `AppError`, without disclosing the server's internal errors.
 * @param sent the part of the request that failed its schema, to tell a missing field from a wrong one
 */
export function toAppError(error: unknown, sent?: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return diskFull(error);
  if (isDatabaseUnavailable(error)) return unavailable(error);
  const { statusCode = 500, validation: issues, validationContext } = (error ?? {}) as FastifyError;
  if (issues) {
    if (validationContext === 'params') return notFound();
    return validation(fieldErrors(issues, sent));
  }
  // 414: a path segment longer than in any of our routes, so the address does not exist.
  if (statusCode === 414) return notFound();
  if (statusCode === 503) return unavailable(error);
  if (statusCode < 400 || statusCode >= 500) {
    return new AppError(500, SENTENCES.internal, { cause: error });
  }
  const sentence = REJECT_REASONS[statusCode];
  return sentence ? new AppError(statusCode, sentence, { cause: error }) : badRequest();
}

/**
 * Answers a failed request, in JSON or, for a person in a browser, as a page. Internal errors are logged with the
 * request's path, without its query; a full disk and a database that is away once a minute.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const isQuery = (error as FastifyError | undefined)?.validationContext === 'querystring';
  const answer = toAppError(error, isQuery ? request.query : request.body);
  // An AppError that was thrown on purpose, such as a write refused under pressure, must not fill the log.
  if (answer.status >= 500 && answer !== error) {
    logFailure(error, request);
  }
  const { headers, body } = isReadByPerson(request) ? errorPage(answer.message) : inJson(answer);
  reply
    .code(answer.status)
    .headers({ ...headers, 'cache-control': 'no-store', ...answer.headers })
    .send(body);
}

function logFailure(error: unknown, request: FastifyRequest): void {
  if (isDiskFull(error)) logLasting(request.log, 'the disk is full', error);
  else if (isDatabaseUnavailable(error)) logLasting(request.log, 'the database is away', error);
  else request.log.error({ err: error, req: request }, 'request failed');
}

const inJson = ({ body }: AppError) => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

type Issue = Pick<
  NonNullable<FastifyError['validation']>[number],
  'instancePath' | 'keyword' | 'message'
>;

function fieldErrors(issues: readonly Issue[], sent: unknown): NonNullable<ErrorBody['errors']> {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, keyword, message } of issues) {
    const [, field = ''] = instancePath.split('/');
    if (field === '') continue;
    const value = (sent as Record<string, unknown> | undefined)?.[field];
    errors[field] = [issueSentence(field, value, { code: keyword, message })];
  }
  return errors;
}
