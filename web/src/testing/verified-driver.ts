import { afterEach, beforeEach, vi } from 'vitest';
import { recentReports } from '../features/reports/recent-reports.ts';
import { leave, signIn } from '../core/session/session.ts';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { VERIFIED_USER } from './sample-user.ts';

/** When the tests below happen: eleven in the morning. What is read says 'oggi', which no midnight may end. */
const NOW = new Date('2026-11-21T10:00:00Z');

/**
 * Stops the clock and signs a user in before each test who may report prices, and forgets afterwards what was reported.
 * @param take receives the pretended server of each test
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
