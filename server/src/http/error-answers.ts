import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, Problem } from '@pieno/contract/error-sentences.ts';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { hasOwnSentences, issueProblem } from '@pieno/contract/field-problems.ts';
import { isDatabaseUnavailable, waitedFor } from '../db/unavailable.ts';
import { isDiskFull } from '../db/disk-full.ts';
import {
  AppError,
  diskFull,
  malformed,
  notFound,
  Overloaded,
  unavailable,
  validation,
} from '../errors.ts';
import { answerOf, HttpError } from './http-errors.ts';
import { logLasting, logOverload } from './logs/log-sampler.ts';
import { isReadByPerson } from './not-found.ts';
import { partOf } from './part-of.ts';
import { plainPage } from './plain-page.ts';

/** Error codes for requests that Fastify itself refuses, by status; its own messages are never sent. */
const REFUSALS: Readonly<Record<number, ErrorCode>> = {
  413: 'body_too_large',
  415: 'unsupported_media',
};

/**
 * Converts anything thrown to an `AppError`, without disclosing the server's internal errors.
 * @param sent the part of the request that failed its schema, to distinguish a missing field from an invalid one
 */
export function toAppError(error: unknown, sent?: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return diskFull(error);
  if (isDatabaseUnavailable(error)) return unavailable(error);
  const waited = waitedFor(error);
  if (waited) return new Overloaded(5, waited.measure, waited.values);
  const { statusCode = 500, validation: issues, validationContext } = (error ?? {}) as FastifyError;
  if (issues) {
    if (validationContext === 'params') return notFound();
    return validation(fieldProblems(issues, sent));
  }
  // 414: a path segment longer than in any of our routes, so the address does not exist.
  if (statusCode === 404 || statusCode === 414) return notFound();
  if (statusCode === 503) return unavailable(error);
  if (statusCode < 400 || statusCode >= 500) {
    return new AppError('internal', 'internal', { cause: error });
  }
  const code = REFUSALS[statusCode];
  return code ? new HttpError(statusCode, code) : malformed();
}

/**
 * Answers a failed request, in JSON or, for a person in a browser, as a page. Internal errors are logged with the
 * request's path, without its query; a full disk, a database that is away or busy, and overload are logged once a
 * minute.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const isQuery = (error as FastifyError | undefined)?.validationContext === 'querystring';
  const appError = toAppError(error, isQuery ? request.query : request.body);
  const answer = answerOf(appError);
  if (appError instanceof Overloaded) logOverload(request.log, appError);
  // Another AppError was thrown on purpose, and must not fill the log.
  else if (answer.status >= 500 && appError !== error) logFailure(error, request);
  const { headers, body } = isReadByPerson(request) ? plainPage(appError.message) : inJson(answer);
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

const inJson = ({ body }: ReturnType<typeof answerOf>) => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

type Issue = Pick<
  NonNullable<FastifyError['validation']>[number],
  'instancePath' | 'keyword' | 'message'
>;

/** Maximum number of problems reported for a long list. */
const PROBLEMS_MAX = 20;

function fieldProblems(issues: readonly Issue[], sent: unknown): Record<string, Problem[]> {
  const problems: Record<string, Problem[]> = {};
  for (const { instancePath, keyword, message } of issues) {
    const [, field = '', ...rest] = instancePath.split('/');
    if (field === '') continue;
    // Name the entry of a list, unless the field has sentences of its own; not for lists of texts, which forms show as
    // one field.
    const isEntry = /^\d+$/.test(rest[0] ?? '') && (rest.length > 1 || keyword === 'invalid_type');
    const path = isEntry && !hasOwnSentences(field) ? [field, ...rest] : [field];
    if (Object.keys(problems).length >= PROBLEMS_MAX) break;
    const entry = path.slice(0, -1).reduce<unknown>(partOf, sent);
    const value = partOf(entry, path.at(-1)!);
    const problem = issueProblem(field, value, { code: keyword, message });
    problems[path.join('.')] = [withFuel(problem, entry)];
  }
  return problems;
}

/** Adds the fuel to a problem of a price; other problems stay unchanged. @param entry the entry that holds the price */
function withFuel(problem: Problem, entry: unknown): Problem {
  const { code } = problem;
  if (code !== 'price_form' && code !== 'price_thousandths') return problem;
  return { code, params: { fuel: fuelText(partOf(entry, 'fuel_type_id')) } };
}

function fuelText(id: unknown): string {
  if (typeof id !== 'number') return 'un carburante';
  const known = FUEL_TYPES.find((fuel) => fuel.id === id);
  return known ? `${known.name} (${id})` : `carburante ${id}`;
}
