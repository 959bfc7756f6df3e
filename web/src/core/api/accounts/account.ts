import type { Login, Registration, Session } from '@pieno/contract/accounts/account.ts';
import type { GuestData } from '@pieno/contract/accounts/guest-data.ts';
import { callPersonal, callPublic } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/** Sent with every registration (rule account-user). */
const ROLE = { role: 'user' } as const;

export async function login(fields: Login): Promise<Session> {
  const { data } = await callPublic('POST /login', {
    body: fields,
    fallback: m.error_login_failed(),
  });
  return data;
}

export async function register(fields: Registration): Promise<Session> {
  const { data } = await callPublic('POST /register', {
    body: { ...fields, ...ROLE },
    fallback: m.error_registration_failed(),
  });
  return data;
}

/** Converts a guest into a registered account, with the guest data stored on the phone. */
export function convertGuest(
  fields: Registration,
  guest_id: string,
  guest_data: GuestData,
): Promise<Session> {
  return callPersonal('POST /guest/convert-to-registered', {
    body: { ...fields, ...ROLE, guest_id, guest_data },
    fallback: m.error_registration_failed(),
  });
}
