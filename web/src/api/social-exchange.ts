import { SessionSchema, type Session } from '@pieno/contract/account.ts';
import { callApi } from './client.ts';

/** Exchanges the one-time code of a social sign-in for its session. */
export async function exchangeSocialCode(code: string): Promise<Session> {
  const { data } = await callApi({
    method: 'POST',
    path: '/auth/social/exchange',
    body: { code },
    schema: SessionSchema,
  });
  return data;
}
