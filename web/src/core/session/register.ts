import type { Registration, Session } from '@pieno/contract/accounts/account.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { convertGuest, register } from '../api/accounts/account.ts';
import { changeGuestMemory, guestData, type GuestRecord } from './guest-memory.ts';
import { getVisitor, signIn } from './session.ts';

/**
 * Creates an account, or converts the guest into one, and signs in. The guest's search preferences and recent stations
 * stay on the phone.
 * @param onCreated receives the account before the page shows it
 * @throws ApiError if the server refuses the registration
 */
export async function registerVisitor(
  fields: Registration,
  onCreated: (user: User) => void,
): Promise<void> {
  const guest = guestData(getVisitor());
  const { token, user } = await (guest ? convert(fields, guest) : register(fields));
  onCreated(user);
  signIn(token, user);
  if (!guest) return;
  // Signing in has deleted all of the guest's data from the phone.
  const { search_preferences, recent_stations } = guest;
  changeGuestMemory({ search_preferences, recent_stations });
}

async function convert(fields: Registration, guest: GuestRecord): Promise<Session> {
  try {
    return await convertGuest(fields, guest.id, guest);
  } catch (error) {
    const renewed = guestData(getVisitor());
    if (!renewed || renewed.id === guest.id) throw error;
    // The guest has expired and was replaced meanwhile, but the person is the same.
    const { id, expires_at } = renewed;
    return convertGuest(fields, id, { ...guest, id, expires_at });
  }
}
