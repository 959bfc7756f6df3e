/** What the phone remembers for its visitor: the guest's data of spec §3. A conversion brings the server a copy. */
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
  /** Newest first, each once. */
  recent_stations: array(RecentStationSchema),
  /** Nothing goes into it yet. */
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

/** The guest's data as a conversion sends it (spec §3, §7); null for whoever is no guest. */
export function guestData(visitor: Visitor) {
  if (visitor.kind !== 'guest' || !visitor.guest) return null;
  const { guest_id: id, expires_at } = visitor.guest;
  return { id, expires_at, ...record.get() };
}
