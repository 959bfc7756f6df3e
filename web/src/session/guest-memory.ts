/**
 * What the phone remembers about its visitor: the guest data of spec §3. Converting a guest into an account
 * sends a copy to the server.
 */
import { array, nullable, number, object, string, unknown, type infer as Infer } from 'zod/mini';
import { localRecord } from '../storage/local-record.ts';
import type { Visitor } from './machine.ts';

const RecentStationSchema = object({
  id: number(),
  name: string(),
  locality: nullable(string()),
});
export type RecentStation = Infer<typeof RecentStationSchema>;

const GuestMemorySchema = object({
  search_preferences: object({ last_fuel: nullable(number()) }),
  /** Newest first, without duplicates. */
  recent_stations: array(RecentStationSchema),
  /** Not used yet. */
  cart_items: array(unknown()),
});
export type GuestMemory = Infer<typeof GuestMemorySchema>;

const NOTHING: GuestMemory = {
  search_preferences: { last_fuel: null },
  recent_stations: [],
  cart_items: [],
};

const record = localRecord('pieno.memory', GuestMemorySchema, NOTHING);

export const getGuestMemory = record.get;
export const subscribeToGuestMemory = record.subscribe;
export const forgetGuestMemory = () => record.set(NOTHING);

export function changeGuestMemory(change: Partial<GuestMemory>): void {
  record.set({ ...record.get(), ...change });
}

export type GuestRecord = NonNullable<ReturnType<typeof guestData>>;

/** Returns the guest's data as the conversion to an account sends it (spec §3, §7); null if the visitor is no guest. */
export function guestData(visitor: Visitor) {
  if (visitor.kind !== 'guest' || !visitor.guest) return null;
  const { guest_id: id, expires_at } = visitor.guest;
  return { id, expires_at, ...record.get() };
}
