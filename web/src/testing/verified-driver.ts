import { afterEach, beforeEach, vi } from 'vitest';
import { recentReports } from '../features/reports/recent-reports.ts';
import { leave, signIn } from '../core/session/session.ts';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { VERIFIED_USER } from './sample-user.ts';

/** The time of the tests below: eleven in the morning, so that no midnight changes 'oggi'. */
const NOW = new Date('2026-11-21T10:00:00Z');

/**
 * Before each test, stops the clock and signs in a user who may report prices; afterwards deletes the reports.
 * @param take receives each test's fake server
 */
export function asVerifiedDriver(take: (api: FakeApi) => void): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    take(fakeApi());
    signIn('t1', VERIFIED_USER);
  });
  afterEach(() => {
    leave('');
    recentReports.set([]);
    vi.useRealTimers();
  });
}
