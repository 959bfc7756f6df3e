import { SessionSchema, type Login, type Session } from '@pieno/contract/account.ts';
import { callApi } from './client.ts';

export async function login(fields: Login): Promise<Session> {
  const { data } = await callApi({
    method: 'POST',
    path: '/login',
    body: fields,
    schema: SessionSchema,
  });
  return data;
}
