/** The second factor of the user's own sign-in (rule second-factor). */
import type { SecondFactor } from '@pieno/contract/accounts/second-factor.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Query of the user's second factor. */
export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: ({ signal }): Promise<SecondFactor> =>
      callPersonal('GET /user/second-factor', { signal }),
  });

/** Creates a secret for the authenticator app; a code from the app has to confirm it. */
export const beginSecondFactor = () => callPersonal('POST /user/second-factor');

/** Switches the second factor on. Returns the recovery codes, which the server shows only once. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const answer = await callPersonal('PUT /user/second-factor', { body: { code } });
  return answer.recovery_codes;
}

export const removeSecondFactor = (code: string) =>
  callPersonal('DELETE /user/second-factor', { body: { code } });
