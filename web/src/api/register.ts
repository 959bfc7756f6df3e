import { SessionSchema, type Registration, type Session } from '@pieno/contract/account.ts';
import { SENTENCES } from '@pieno/contract/errors.ts';
import type { GuestData } from '@pieno/contract/guest-data.ts';
import { callApi } from './client.ts';

/** Sent with every registration (rule account-user). */
const ROLE = { role: 'user' } as const;

export async function register(fields: Registration): Promise<Session> {
  const { data } = await callApi({
    method: 'POST',
    path: '/register',
    body: { ...fields, ...ROLE },
    schema: SessionSchema,
    unsaid: SENTENCES.registration,
  });
  return data;
}

/** Converts a guest into a registered account, and sends along the guest data stored on the phone. */
export async function convertGuest(
  fields: Registration,
  guest_id: string,
  guest_data: GuestData,
): Promise<Session> {
  const { data } = await callApi({
    method: 'POST',
    path: '/guest/convert-to-registered',
    body: { ...fields, ...ROLE, guest_id, guest_data },
    schema: SessionSchema,
    unsaid: SENTENCES.registration,
  });
  return data;
}
