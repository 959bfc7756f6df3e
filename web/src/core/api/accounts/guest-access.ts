import type { GuestAccess, GuestTokenPayload } from '@pieno/contract/accounts/visitor.ts';
import { callPublic } from '../client.ts';
import { m } from '../../../paraglide/messages.js';

/**
 * Requests a new guest. A successful status without the guest's data has its own error message; all other failures
 * share one (rule guest-access).
 */
export async function requestGuestAccess(): Promise<GuestAccess> {
  const { data } = await callPublic('POST /guest/access', {
    sentence: ({ status }) =>
      status >= 200 && status < 300 ? m.failed_guest_answer() : m.failed_guest_access(),
  });
  return onOwnClock(data);
}

/**
 * Converts the guest's expiry to the phone's clock, which may be hours wrong. The lifetime is the difference of two
 * server times: `expires_at` and the token's `created_at`.
 */
function onOwnClock(access: GuestAccess): GuestAccess {
  try {
    const payload = access.guest_token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { created_at } = JSON.parse(atob(payload)) as GuestTokenPayload;
    const lasts = Date.parse(access.expires_at) - Date.parse(created_at);
    return { ...access, expires_at: new Date(Date.now() + lasts).toISOString() };
  } catch {
    // A token without a readable `created_at` is valid too; the two clocks then have to agree.
    return access;
  }
}
