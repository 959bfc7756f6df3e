import { afterEach, beforeEach } from 'vitest';
import { recentReports } from '../reports/recent-reports.ts';
import { leave, signIn } from '../session/session.ts';
import { fakeApi, type FakeApi } from './fake-api.ts';
import { VERIFIED_USER } from './sample-user.ts';

/**
 * Signs a user in before each test who may report prices, and forgets afterwards what was reported.
 * @param take receives the pretended server of each test
 */
export function asVerifiedDriver(take: (api: FakeApi) => void): void {
  beforeEach(() => {
    take(fakeApi());
    signIn('t1', VERIFIED_USER);
  });
  afterEach(() => {
    leave('');
    recentReports.set([]);
  });
}
