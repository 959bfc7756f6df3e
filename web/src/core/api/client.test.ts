// Tests rules call-tokens, error-network, error-session, form-errors.
import { CACHED_AT_HEADER } from './kept/kept-answers.ts';
import { GUEST_TOKEN_HEADER } from '@pieno/contract/api.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { callPersonal, callPublic, linkApi } from './client.ts';
import { serverNow } from './server-clock.ts';
import type { Credentials } from './transport.ts';

const PUBLIC = 'GET /welcome-message';
const WELCOME = { message: 'ciao', source: 'prova' };
const VISITOR = { type: 'anonymous', guest: null, user: null, permissions: [] } as const;
const callUser = () => callPersonal('GET /auth/current-user');

const fetchMock = vi.fn<typeof fetch>();
const credentials = vi.fn<() => Promise<Credentials>>();
const onUnauthorized = vi.fn<(error: ApiError, sent: Credentials) => Promise<boolean>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  credentials.mockResolvedValue({ bearer: 'abc' });
  onUnauthorized.mockResolvedValue(false);
  linkApi({ credentials, onUnauthorized });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const json = (status: number, body: unknown, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const sentHeaders = (call = 0) => new Headers(fetchMock.mock.calls[call]![1]!.headers);
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: ApiError) => error,
  );

test('a public call carries no token and does not ask for one', async () => {
  fetchMock.mockResolvedValue(json(200, WELCOME));
  const answer = await callPublic(PUBLIC);
  expect(answer).toEqual({ data: WELCOME, cachedAt: null });
  expect(fetchMock.mock.calls[0]![0]).toBe('/api/welcome-message');
  expect(sentHeaders().has('authorization')).toBe(false);
  expect(credentials).not.toHaveBeenCalled();
});

test('a personal call carries the bearer token', async () => {
  fetchMock.mockResolvedValue(json(200, VISITOR));
  await callUser();
  expect(sentHeaders().get('authorization')).toBe('Bearer abc');
});

test('a personal call of a guest carries the guest header instead', async () => {
  credentials.mockResolvedValue({ guest: 'g1' });
  fetchMock.mockResolvedValue(json(200, VISITOR));
  await callUser();
  expect(sentHeaders().get(GUEST_TOKEN_HEADER)).toBe('g1');
  expect(sentHeaders().has('authorization')).toBe(false);
});

test('values in the path and the query are escaped', async () => {
  fetchMock.mockResolvedValue(json(200, []));
  await callPublic('GET /prices/ranking/:decade', {
    params: { decade: '1/0' },
    query: { area: 'a b' },
  });
  expect(fetchMock.mock.calls[0]![0]).toBe('/api/prices/ranking/1%2F0?area=a+b');
});

test('a body is sent as JSON, a form unchanged', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(json(500, {})));
  await failureOf(callPersonal('PUT /user', { body: { city: 'Faetano' } }));
  expect(fetchMock.mock.calls[0]![1]).toMatchObject({ method: 'PUT', body: '{"city":"Faetano"}' });
  expect(sentHeaders().get('content-type')).toBe('application/json');
  const form = new FormData();
  await failureOf(callPersonal('POST /user/avatar', { body: form }));
  expect(fetchMock.mock.calls[1]![1]!.body).toBe(form);
  expect(sentHeaders(1).has('content-type')).toBe(false);
});

test("an answer from the service worker's cache carries its age", async () => {
  const storedAt = '2026-11-20T17:40:00.000Z';
  fetchMock.mockResolvedValue(json(200, WELCOME, { [CACHED_AT_HEADER]: storedAt }));
  expect((await callPublic(PUBLIC)).cachedAt).toBe(storedAt);
});

test('a network failure has status 0 and its own message', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await failureOf(callPublic(PUBLIC));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, message: 'Errore di connessione al server' });
});

test('a call without an answer fails after ten seconds', async () => {
  const clock = new AbortController();
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const asked = Promise.withResolvers<AbortSignal>();
  fetchMock.mockImplementation((_, init) => {
    asked.resolve(init!.signal!);
    return new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
    });
  });
  // The caller's own abort signal must not replace the time limit.
  const failing = failureOf(callPublic(PUBLIC, { signal: new AbortController().signal }));
  expect((await asked.promise).aborted).toBe(false);
  expect(wait).toHaveBeenCalledExactlyOnceWith(10_000);
  clock.abort(new DOMException('', 'TimeoutError'));
  expect(await failing).toMatchObject({ status: 0, message: 'Errore di connessione al server' });
});

test('an unreadable error body gives the connection message', async () => {
  fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }));
  const error = await failureOf(callPublic(PUBLIC));
  expect(error).toMatchObject({ status: 502, message: 'Errore di connessione' });
});

test("an error body without a message gives the status, one with a message the server's", async () => {
  fetchMock.mockResolvedValueOnce(json(500, {}));
  expect(await failureOf(callPublic(PUBLIC))).toMatchObject({ message: 'HTTP error! status: 500' });
  const body = { message: 'Errore di validazione', errors: { email: ['Già registrata'] } };
  fetchMock.mockResolvedValueOnce(json(422, body));
  expect(await failureOf(callPublic(PUBLIC))).toMatchObject({ status: 422, ...body });
});

test('an answer that breaks the contract is a failure', async () => {
  fetchMock.mockResolvedValue(json(200, { parola: 'ciao' }));
  const error = await failureOf(callPublic(PUBLIC));
  expect(error).toMatchObject({ status: 200, message: 'Errore di connessione' });
});

test.each([
  ['a page', '<p>Accedi al Wi-Fi</p>', 'Errore di connessione'],
  ['another object', '{}', 'HTTP error! status: 401'],
])(
  '%s that asks to sign in comes from an intermediary and ends no session',
  async (_, body, message) => {
    fetchMock.mockResolvedValue(new Response(body, { status: 401 }));
    expect(await failureOf(callUser())).toMatchObject({ status: 0, message });
    expect(onUnauthorized).not.toHaveBeenCalled();
  },
);

test('a call may have its own failure message and keeps status, code and cause', async () => {
  fetchMock.mockResolvedValue(json(503, { message: 'x', code: 'busy' }));
  const error = await failureOf(callPublic(PUBLIC, { sentence: (e) => `stato ${e.status}` }));
  expect(error).toMatchObject({ status: 503, code: 'busy', message: 'stato 503' });
  expect(error.cause).toBeInstanceOf(ApiError);
});

test("the caller's own abort is no failure of the server", async () => {
  const controller = new AbortController();
  fetchMock.mockImplementation((_, init) => {
    controller.abort();
    return Promise.reject(init!.signal!.reason as Error);
  });
  const error = await failureOf(callPublic(PUBLIC, { signal: controller.signal }));
  expect(error.name).toBe('AbortError');
});

test('a 401 is passed to the session with the credentials sent, and thrown', async () => {
  fetchMock.mockResolvedValue(json(401, { message: 'Sessione scaduta' }));
  const error = await failureOf(callUser());
  expect(error.status).toBe(401);
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error, { bearer: 'abc' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a 401 that the session has repaired is repeated once with the new token', async () => {
  credentials.mockResolvedValueOnce({ guest: 'old' }).mockResolvedValueOnce({ guest: 'new' });
  onUnauthorized.mockResolvedValue(true);
  fetchMock
    .mockResolvedValueOnce(json(401, { message: 'x', code: 'guest_expired' }))
    .mockResolvedValueOnce(json(200, VISITOR));
  expect(await callUser()).toEqual(VISITOR);
  expect(sentHeaders(1).get(GUEST_TOKEN_HEADER)).toBe('new');
});

test('a second 401 is not repeated again', async () => {
  onUnauthorized.mockResolvedValue(true);
  fetchMock.mockImplementation(() => Promise.resolve(json(401, { message: 'x' })));
  expect((await failureOf(callUser())).status).toBe(401);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('an answer of the server sets the clock, an answer of an intermediary does not', async () => {
  const date = 'Fri, 01 Jan 2100 08:00:00 GMT';
  fetchMock.mockResolvedValueOnce(new Response('<p>Accedi al Wi-Fi</p>', { headers: { date } }));
  await failureOf(callPublic(PUBLIC));
  expect(serverNow().getUTCFullYear()).toBeLessThan(2100);
  fetchMock.mockResolvedValueOnce(json(200, WELCOME, { date }));
  await callPublic(PUBLIC);
  expect(serverNow().getUTCFullYear()).toBe(2100);
});
