import type { Session } from '@pieno/contract/account.ts';
import type { GuestAccess } from '@pieno/contract/visitor.ts';
import type { TestApp } from './app.ts';

/** A valid registration form. */
export const ANNA = {
  name: 'Anna',
  email: 'anna@example.sm',
  password: 'una password',
  password_confirmation: 'una password',
  agree_privacy: true,
  notifications: true,
  role: 'user',
} as const;

/** Sends JSON to the API. @param url below /api */
export const post = (
  { app }: TestApp,
  url: string,
  payload: object = {},
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

/** Registers Anna. @param different replaces her name or e-mail */
export async function registerAnna(
  server: TestApp,
  different: { name?: string; email?: string } = {},
): Promise<Session> {
  const answer = await post(server, '/register', { ...ANNA, ...different });
  return answer.json<Session>();
}

/** Empties the tables and registers Anna: before each test about an account. */
export async function onlyAnna(server: TestApp): Promise<Session> {
  await server.clear();
  return await registerAnna(server);
}

/** Requests a guest token. */
export async function enterAsGuest(server: TestApp): Promise<GuestAccess> {
  const answer = await post(server, '/guest/access');
  return answer.json<GuestAccess>();
}

/** Headers for the calls of a registered user. */
export const asUser = ({ token }: Pick<Session, 'token'>) => ({ authorization: `Bearer ${token}` });

/** Headers for the calls of a guest. */
export const asGuest = ({ guest_token }: GuestAccess) => ({ 'x-guest-token': guest_token });

/** Registers an account whose e-mail is verified. @param more values of its row, such as the role */
export async function registerVerified(
  server: TestApp,
  email: string,
  more: { role?: 'admin' } = {},
): Promise<Session> {
  const session = await registerAnna(server, { email, name: email.split('@', 1)[0]! });
  await server.database.kysely
    .updateTable('app_user')
    .set({ email_verified: true, ...more })
    .where('id', '=', session.user.id)
    .execute();
  return session;
}
