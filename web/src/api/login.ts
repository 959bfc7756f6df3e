import { SessionSchema, type Login, type Session } from '@pieno/contract/account.ts';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { callApi } from './client.ts';

export async function login(fields: Login): Promise<Session> {
  const { data } = await callApi({
    method: 'POST',
    path: '/login',
    body: fields,
    schema: SessionSchema,
    unsaid: SENTENCES.login,
  });
  return data;
}
