import { SENTENCES } from '@pieno/contract/errors.ts';
import { GuestAccessSchema, type GuestAccess } from '@pieno/contract/visitor.ts';
import { callApi } from './client.ts';

/** Asks for a new guest. An answer without the guest's data says so, any other failure is worded alike (spec §8). */
export async function requestGuestAccess(): Promise<GuestAccess> {
  const { data } = await callApi({
    method: 'POST',
    path: '/guest/access',
    schema: GuestAccessSchema,
    sentence: ({ status }) =>
      status >= 200 && status < 300 ? SENTENCES.guestAnswer : SENTENCES.guestAccess,
  });
  return data;
}
