/** Reads and writes the recently seen stations and the last fuel category, for the screens. */
import { RECENT_STATIONS_MAX } from '@pieno/contract/limits.ts';
import { useStore } from '../storage/store.ts';
import {
  changeGuestMemory,
  getGuestMemory,
  guestMemory,
  type RecentStation,
} from './guest-memory.ts';

export function rememberStation({ id, name, locality }: RecentStation): void {
  const others = getGuestMemory().recent_stations.filter((station) => station.id !== id);
  const recent_stations = [{ id, name, locality }, ...others].slice(0, RECENT_STATIONS_MAX);
  changeGuestMemory({ recent_stations });
}

/** @param decade the fuel category last looked at */
export function rememberFuel(decade: number): void {
  if (getGuestMemory().search_preferences.last_fuel === decade) return;
  changeGuestMemory({ search_preferences: { last_fuel: decade } });
}

/** Returns the recently seen stations, newest first. */
export function useRecentStations(): readonly RecentStation[] {
  return useStore(guestMemory, ({ recent_stations }) => recent_stations);
}

/** Returns the fuel category last looked at, if any. */
export const getLastFuel = (): number | null => getGuestMemory().search_preferences.last_fuel;

/** Returns the fuel category last looked at, if any, and follows changes. */
export function useLastFuel(): number | null {
  return useStore(guestMemory, getLastFuel);
}
