import { API_BASE } from '@pieno/contract/access.ts';
import type { BusinessDetails } from '@pieno/contract/business.ts';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices.ts';
import type { GlobalSetting, WelcomeMessage } from '@pieno/contract/settings.ts';
import { expect, onTestFinished, vi } from 'vitest';

/** What each path of the API answers. */
interface Answers {
  '/prices/best-by-decade': BestByDecade;
  '/welcome-message': WelcomeMessage;
  [ranking: `/prices/ranking/${string}`]: RankingEntry[];
  [business: `/business/${string}`]: BusinessDetails;
  [setting: `/global-settings/${string}`]: GlobalSetting;
}
type Path = keyof Answers;

export interface FakeApi {
  /** The paths asked for so far. */
  calls: string[];
  answer<P extends Path>(path: P, body: Answers[P]): void;
  /** With status 0 the network does not answer. */
  fail(path: Path, status?: number): void;
  /** Never answers. */
  hold(path: Path): void;
}

/** Stands in for the server until the end of the test. A path nobody spoke of fails it. */
export function fakeApi(): FakeApi {
  const answers = new Map<string, () => Promise<Response>>();
  const calls: string[] = [];
  const unexpected: string[] = [];
  onTestFinished(() => expect(unexpected, 'calls nobody expected').toEqual([]));
  const network = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (typeof input !== 'string' || !input.startsWith(API_BASE)) return network(input, init);
    const path = input.slice(API_BASE.length);
    calls.push(path);
    const answer = answers.get(path);
    if (!answer) unexpected.push(path);
    return answer?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  const api: FakeApi = {
    calls,
    answer: (path, body) => void answers.set(path, () => Promise.resolve(Response.json(body))),
    fail: (path, status = 500) =>
      void answers.set(path, () =>
        status === 0
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(Response.json({ message: `status ${status}` }, { status })),
      ),
    hold: (path) => void answers.set(path, () => new Promise(() => undefined)),
  };
  api.answer('/global-settings/maps_api_key', setting(null));
  return api;
}

export function setting(value1: string | null): GlobalSetting {
  return { value1, value2: null, value3: null, note: null };
}
