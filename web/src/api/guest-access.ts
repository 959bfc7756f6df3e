import { SENTENCES } from '@pieno/contract/errors.ts';
import {
  GuestAccessSchema,
  type GuestAccess,
  type GuestTokenPayload,
} from '@pieno/contract/visitor.ts';
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
  return onOwnClock(data);
}

/** The guest with its end on the phone's clock, which may be hours wrong: the server's says how long it lasts. */
function onOwnClock(access: GuestAccess): GuestAccess {
  try {
    const payload = access.guest_token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { created_at } = JSON.parse(atob(payload)) as GuestTokenPayload;
    const lasts = Date.parse(access.expires_at) - Date.parse(created_at);
    return { ...access, expires_at: new Date(Date.now() + lasts).toISOString() };
  } catch {
    // A token that does not tell its beginning is as good: the two clocks then have to agree.
    return access;
  }
}
