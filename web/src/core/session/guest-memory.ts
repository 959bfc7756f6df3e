/**
 * What the phone remembers about its visitor (rule guest-data). Converting a guest into an account sends a copy to the
 * server.
 */
import { RECENT_STATIONS_MAX } from '@pieno/contract/limits.ts';
import { localRecord } from '../storage/local-record.ts';
import { useStore } from '../storage/store.ts';
import { anything, fields, list, nullable, number, text } from '../storage/stored-shape.ts';
import type { Visitor } from './machine.ts';

export interface RecentStation {
  id: number;
  name: string;
  locality: string | null;
}

export interface GuestMemory {
  search_preferences: { last_fuel: number | null };
  /** Newest first, without duplicates. */
  recent_stations: RecentStation[];
  /** Not used yet. */
  cart_items: unknown[];
}

const readGuestMemory = fields<GuestMemory>({
  search_preferences: fields({ last_fuel: nullable(number) }),
  recent_stations: list(
    fields<RecentStation>({ id: number, name: text, locality: nullable(text) }),
  ),
  cart_items: list(anything),
});

const NOTHING: GuestMemory = {
  search_preferences: { last_fuel: null },
  recent_stations: [],
  cart_items: [],
};

const record = localRecord('pieno.memory', readGuestMemory, NOTHING);

export const getGuestMemory = record.get;
export const forgetGuestMemory = () => record.set(NOTHING);

export function changeGuestMemory(change: Partial<GuestMemory>): void {
  record.set({ ...record.get(), ...change });
}

export type GuestRecord = NonNullable<ReturnType<typeof guestData>>;

/**
 * Returns the guest's data in the form that the conversion to an account sends (rule guest-data); null if the visitor
 * is no guest.
 */
export function guestData(visitor: Visitor) {
  if (visitor.kind !== 'guest' || !visitor.guest) return null;
  const { guest_id: id, expires_at } = visitor.guest;
  return { id, expires_at, ...record.get() };
}

export function rememberStation({ id, name, locality }: RecentStation): void {
  const others = getGuestMemory().recent_stations.filter((station) => station.id !== id);
  const recent_stations = [{ id, name, locality }, ...others].slice(0, RECENT_STATIONS_MAX);
  changeGuestMemory({ recent_stations });
}

/** @param decade the fuel category last viewed */
export function rememberFuel(decade: number): void {
  if (getGuestMemory().search_preferences.last_fuel === decade) return;
  changeGuestMemory({ search_preferences: { last_fuel: decade } });
}

export function useRecentStations(): readonly RecentStation[] {
  return useStore(record, ({ recent_stations }) => recent_stations);
}

/** Returns the fuel category last viewed, if any. */
const getLastFuel = (): number | null => getGuestMemory().search_preferences.last_fuel;

export function useLastFuel(): number | null {
  return useStore(record, getLastFuel);
}
