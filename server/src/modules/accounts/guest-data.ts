import type { GuestData } from '@pieno/contract/accounts/guest-data.ts';
import type { Executor } from '../../db/database.ts';

/**
 * Stores the guest's data that the phone sent on registration, unchanged; missing parts are stored empty.
 * @param tx the transaction that adds the user
 */
export async function saveGuestData(
  tx: Executor,
  userId: string,
  guest: { id: string; data: GuestData },
  now: Date,
): Promise<void> {
  const { search_preferences = {}, recent_stations = [], cart_items = [] } = guest.data;
  await tx
    .insertInto('guest_data')
    .values({
      user_id: userId,
      guest_id: guest.id,
      converted_at: now,
      search_preferences: JSON.stringify(search_preferences),
      recent_stations: JSON.stringify(recent_stations),
      cart_items: JSON.stringify(cart_items),
    })
    .execute();
}
