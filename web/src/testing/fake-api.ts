import { API_BASE } from '@pieno/contract/access.ts';
import type { FeatureAccess, Session } from '@pieno/contract/account.ts';
import type { BusinessDetails } from '@pieno/contract/business.ts';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices.ts';
import type { ErrorBody } from '@pieno/contract/error-body.ts';
import type { GlobalSetting, WelcomeMessage } from '@pieno/contract/settings.ts';
import type { SocialProvider } from '@pieno/contract/social.ts';
import type { UserSettings } from '@pieno/contract/user-settings.ts';
import type { GuestAccess, User } from '@pieno/contract/visitor.ts';
import { expect, onTestFinished, vi } from 'vitest';

/** The response body of each path of the API. */
interface Answers {
  '/prices/best-by-decade': BestByDecade;
  '/welcome-message': WelcomeMessage;
  '/login': Session;
  '/register': Session;
  '/guest/access': GuestAccess;
  '/guest/convert-to-registered': Session;
  '/auth/check-feature-access': FeatureAccess;
  '/auth/forgot-password': { message: string };
  '/auth/reset-password': { message: string };
  '/auth/social': { providers: SocialProvider[] };
  '/auth/social/exchange': Session;
  '/logout': { message: string };
  '/user/password': { message: string };
  /** `message` is the answer to a deletion. */
  '/user': { user?: User; message?: string };
  '/user/avatar': { user: User };
  '/user/export': Record<string, unknown>;
  '/user/settings': UserSettings;
  '/user/settings/geolocation-consent': UserSettings;
  /** Instead of the answer to the same path without a method. */
  'PUT /user/settings/geolocation-consent': UserSettings;
  [ranking: `/prices/ranking/${string}`]: RankingEntry[];
  [business: `/business/${string}`]: BusinessDetails;
  [setting: `/global-settings/${string}`]: GlobalSetting;
}
type Path = keyof Answers;

export interface FakeApi {
  /** The paths requested so far. */
  calls: string[];
  /** The request bodies sent so far: JSON is parsed, FormData is unchanged. */
  sent: unknown[];
  answer<P extends Path>(path: P, body: Answers[P]): void;
  /** Makes a path fail; with status 0 the network does not answer. A text as body is sent as it is, not as JSON. */
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
    calls.push(path);
    const body = init?.body;
    if (body) sent.push(typeof body === 'string' ? JSON.parse(body) : body);
    const answer = answers.get(`${init?.method} ${path}`) ?? answers.get(path);
    if (!answer) unexpected.push(path);
    return answer?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  const api: FakeApi = {
    calls,
    sent,
    answer: (path, body) => void answers.set(path, () => Promise.resolve(Response.json(body))),
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

export function setting(value1: string | null): GlobalSetting {
  return { value1, value2: null, value3: null, note: null };
}
