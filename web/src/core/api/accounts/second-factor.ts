/** The second factor of the own sign-in (rule second-factor). */
import type { SecondFactor } from '@pieno/contract/accounts/second-factor.ts';
import { queryOptions } from '@tanstack/react-query';
import { callPersonal } from '../client.ts';

/** Query of the own second factor. Cached separately for each user. */
export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: ({ signal }): Promise<SecondFactor> =>
      callPersonal('GET /user/second-factor', { signal }),
  });

/** Makes a secret for the app; a code of it has to confirm it. */
export const beginSecondFactor = () => callPersonal('POST /user/second-factor');

/** Switches the second factor on, and returns the recovery codes: told once. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const answer = await callPersonal('PUT /user/second-factor', { body: { code } });
  return answer.recovery_codes;
}

export const removeSecondFactor = (code: string) =>
  callPersonal('DELETE /user/second-factor', { body: { code } });
