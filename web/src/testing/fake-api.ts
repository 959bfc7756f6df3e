import { API_BASE } from '@pieno/contract/api.ts';
import type { AnswerOf, CallName } from '@pieno/contract/calls.ts';
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import type { AreaHistory, StationHistory } from '@pieno/contract/history/history.ts';
import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';
import { expect, onTestFinished, vi } from 'vitest';

/** A path of the contract's table, with any value for each parameter. */
type Filled<Path> = Path extends `${infer Start}/:${string}/${infer End}`
  ? `${Start}/${string}${Filled<`/${End}`>}`
  : Path extends `${infer Start}/:${string}`
    ? `${Start}/${string}`
    : Path;
type PathOf<Name> = Name extends `${string} ${infer Path}` ? Filled<Path> : never;

/** The response body of each path, with or without its method. */
type Answers = {
  [Name in CallName as PathOf<Name>]: AnswerOf<Name>;
} & {
  [Name in CallName as Filled<Name>]: AnswerOf<Name>;
};
type Path = keyof Answers;

export interface FakeApi {
  /** The paths requested so far. */
  calls: string[];
  /** The request bodies sent so far: JSON is parsed, FormData is unchanged. */
  sent: unknown[];
  /**
   * An empty object stands for an answer without its optional parts (rule call-user), undefined for one without a body.
   */
  answer<P extends Path>(path: P, body: Answers[P] | Record<string, never> | undefined): void;
  /** Makes a path fail; with status 0 the network does not answer. A text body is sent unchanged, not as JSON. */
  fail(path: Path, status?: number, body?: ErrorBody | Record<string, never> | string): void;
  /** Holds the answer back until the returned function is called. */
  hold(path: Path): (status: number, body: unknown) => void;
}

/** Mocks the server until the end of the test. A request to a path without an answer fails the test. */
export function fakeApi(): FakeApi {
  const answers = new Map<string, () => Promise<Response>>();
  const calls: string[] = [];
  const sent: unknown[] = [];
  const unexpected: string[] = [];
  onTestFinished(() => expect(unexpected, 'calls nobody expected').toEqual([]));
  const network = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (typeof input !== 'string' || !input.startsWith(API_BASE)) return network(input, init);
    const path = input.slice(API_BASE.length);
    const answer = answers.get(`${init?.method} ${path}`) ?? answers.get(path);
    // Requested when it becomes visible; other tests need not define it.
    if (!answer && path.startsWith('/prices/history/')) {
      return Promise.resolve(Response.json(path.includes('/area/') ? NO_AREA_DAYS : NO_STEPS));
    }
    // Data of a ranking's border line.
    if (!answer && path === '/prices/best-by-decade') return Promise.resolve(Response.json([]));
    calls.push(path);
    const body = init?.body;
    if (body) sent.push(typeof body === 'string' ? JSON.parse(body) : body);
    if (!answer) unexpected.push(path);
    return answer?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  const api: FakeApi = {
    calls,
    sent,
    answer: (path, body) =>
      void answers.set(path, () =>
        Promise.resolve(
          body === undefined ? new Response(null, { status: 204 }) : Response.json(body),
        ),
      ),
    fail: (path, status = 500, body = { message: `status ${status}` }) =>
      void answers.set(path, () =>
        status === 0
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(
              typeof body === 'string'
                ? new Response(body, { status })
                : Response.json(body, { status }),
            ),
      ),
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers.set(path, () => promise.then((response) => response.clone()));
      return (status, body) => resolve(Response.json(body, { status }));
    },
  };
  api.answer('/global-settings/maps_api_key', setting(null));
  api.answer('/logout', { message: 'Fatto' });
  return api;
}

const RANGE = {
  days: '30',
  from: '2026-10-23T22:00:00.000Z',
  to: '2026-11-22T23:00:00.000Z',
} as const;
const NO_STEPS: StationHistory = {
  ...RANGE,
  station: 8,
  fuel_type_id: 10,
  steps: [],
  min: null,
  max: null,
  reduced: false,
  daily_until: null,
};
const NO_AREA_DAYS: AreaHistory = { ...RANGE, area: 'SM', decade: 10, daily: [] };

/** Answers every ranking with an empty list. */
export function answerRankings(api: FakeApi): void {
  for (const decade of DECADES) api.answer(`/prices/ranking/${decade}`, []);
}

export function setting(value1: string | null): GlobalSetting {
  return { value1, value2: null, value3: null, note: null };
}
