/** Sends one request, then parses and validates its answer. Independent of the visitor. */
import { API_BASE, GUEST_TOKEN_HEADER } from '@pieno/contract/api.ts';
import type { CallName } from '@pieno/contract/calls.ts';
import { API_TIMEOUT_MS } from '@pieno/contract/limits.ts';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { AnyOptions } from './call-options.ts';
import { CACHED_AT_HEADER } from './kept/kept-answers.ts';
import { learnServerTime } from './server-clock.ts';
import { m } from '../../paraglide/messages.js';

export type Credentials = { bearer: string } | { guest: string } | null;

export interface ApiAnswer<Data> {
  data: Data;
  /** ISO time at which the service worker stored this answer; null if it came from the server. */
  cachedAt: string | null;
}

/**
 * Sends one request and returns its validated answer; its schema is loaded while the answer is awaited.
 * @throws ApiError for every failure; an abort by the caller's own signal is rethrown unchanged
 */
export async function send(
  name: CallName,
  options: AnyOptions = {},
  credentials: Credentials,
): Promise<ApiAnswer<unknown>> {
  const [{ response, text }, schema] = await Promise.all([
    exchange(name, options, credentials),
    schemaOf(name, options.readAs),
  ]);
  const answer = readJson(text);
  if (!response.ok) throw await failure(response.status, answer, options.fallback);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) {
    throw new ApiError(
      response.status,
      { message: m.failed_connection() },
      { cause: parsed.error },
    );
  }
  // Only now it is certain that the server answered, not an intermediary.
  learnServerTime(response);
  return { data: parsed.data, cachedAt: response.headers.get(CACHED_AT_HEADER) };
}

async function schemaOf(name: CallName, readAs: AnyOptions['readAs']): Promise<ZodMiniType> {
  try {
    const schemas = await import('./schemas.ts');
    if (readAs) return readAs(schemas);
    const { answers } = await schemas.findCall(name);
    return (answers[200] ?? answers[202] ?? answers[204]) as ZodMiniType;
  } catch (error) {
    throw new ApiError(0, { message: m.failed_server_connection() }, { cause: error });
  }
}

async function exchange(
  name: CallName,
  { params = {}, query, body, key, signal, timeoutMs = API_TIMEOUT_MS }: AnyOptions,
  credentials: Credentials,
): Promise<{ response: Response; text: string }> {
  const [method, path] = name.split(' ') as [string, string];
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key]!));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const isForm = body instanceof FormData;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  if (key) headers.set('idempotency-key', key);
  if (credentials && 'bearer' in credentials) {
    headers.set('authorization', `Bearer ${credentials.bearer}`);
  } else if (credentials) headers.set(GUEST_TOKEN_HEADER, credentials.guest);

  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(API_BASE + filled + search, {
      method,
      headers,
      body: isForm || body === undefined ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { message: m.failed_server_connection() }, { cause: error });
  }
}

async function failure(
  status: number,
  answer: unknown,
  fallback: string = m.failed_http({ status }),
): Promise<ApiError> {
  // The server's refusals carry a message. One without comes from an intermediary, and means nothing for the account.
  const unowned = status >= 500 ? status : 0;
  if (answer === UNREADABLE) return new ApiError(unowned, { message: m.failed_connection() });
  const reader = await import('./failures.ts').catch(() => undefined);
  const body = reader?.readFailure(answer);
  return new ApiError(body || !reader ? status : unowned, {
    ...body,
    message: body?.message || fallback,
  });
}

const UNREADABLE = Symbol('unreadable');

function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}
