/** Sends one request, and parses and validates its answer. Knows nothing about the visitor. */
import { API_BASE, GUEST_TOKEN_HEADER, type HttpMethod } from '@pieno/contract/access.ts';
import { CACHED_AT_HEADER } from './kept-answers.ts';
import { httpErrorSentence, SENTENCES } from '@pieno/contract/errors.ts';
import { API_TIMEOUT_MS } from '@pieno/contract/limits.ts';
import type { output, ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import { lazySchema } from './lazy-schema.ts';
import { learnServerTime } from './server-clock.ts';

export type Credentials = { bearer: string } | { guest: string } | null;

export interface ApiRequest<Schema extends ZodMiniType> {
  /** GET unless given. */
  method?: HttpMethod;
  /** Path below `/api`. */
  path: string;
  /** What the answer is checked against; the entry's calls load it while they wait for the answer. */
  schema: Schema | (() => Promise<Schema>);
  /** Sent as JSON; FormData goes as it is. */
  body?: unknown;
  signal?: AbortSignal;
  /**
   * Error message for a failure whose answer contains none, instead of 'HTTP error! status: {n}' (rule error-network).
   */
  unsaid?: string;
  /** Returns the error message for a failure, where this call has one of its own (rule error-calls). */
  sentence?: (error: ApiError) => string;
}

export interface ApiAnswer<Data> {
  data: Data;
  /** ISO time at which the service worker stored this answer; null when it came from the server. */
  cachedAt: string | null;
}

export type AnswerTo<Schema extends ZodMiniType> = Promise<ApiAnswer<output<Schema>>>;

/**
 * Sends one request and returns its validated answer.
 * @throws ApiError for every failure; an abort by the caller's own signal is rethrown unchanged
 */
export async function send<Schema extends ZodMiniType>(
  request: ApiRequest<Schema>,
  credentials: Credentials,
): AnswerTo<Schema> {
  const [{ response, text }, schema] = await Promise.all([
    exchange(request, credentials),
    schemaOf(request),
  ]);
  const answer = readJson(text);
  if (!response.ok) throw await failure(response.status, answer, request.unsaid);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) {
    throw new ApiError(response.status, { message: SENTENCES.connection }, { cause: parsed.error });
  }
  // Only now it is certain that the server answered, not somebody on the way.
  learnServerTime(response);
  return { data: parsed.data, cachedAt: response.headers.get(CACHED_AT_HEADER) };
}

async function schemaOf<Schema extends ZodMiniType>({ schema }: ApiRequest<Schema>) {
  try {
    return typeof schema === 'function' ? await schema() : schema;
  } catch (error) {
    throw new ApiError(0, { message: SENTENCES.serverConnection }, { cause: error });
  }
}

async function exchange(
  { method = 'GET', path, body, signal }: ApiRequest<ZodMiniType>,
  credentials: Credentials,
): Promise<{ response: Response; text: string }> {
  const isForm = body instanceof FormData;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  if (credentials && 'bearer' in credentials) {
    headers.set('authorization', `Bearer ${credentials.bearer}`);
  } else if (credentials) headers.set(GUEST_TOKEN_HEADER, credentials.guest);

  const timeout = AbortSignal.timeout(API_TIMEOUT_MS);
  try {
    const response = await fetch(API_BASE + path, {
      method,
      headers,
      body: isForm || body === undefined ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { message: SENTENCES.serverConnection }, { cause: error });
  }
}

async function failure(
  status: number,
  answer: unknown,
  unsaid: string = httpErrorSentence(status),
): Promise<ApiError> {
  if (answer === UNREADABLE) return new ApiError(status, { message: SENTENCES.connection });
  const { data } = await errorBodySchema().then(
    (schema) => schema.safeParse(answer),
    () => ({ data: undefined }),
  );
  return new ApiError(status, { ...data, message: data?.message || unsaid });
}

const errorBodySchema = lazySchema('ErrorBodySchema');

const UNREADABLE = Symbol('unreadable');

function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}
