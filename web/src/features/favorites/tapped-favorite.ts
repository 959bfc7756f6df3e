/**
 * The star that a guest has tapped, until there is an account (rule favorites-tapped): in sessionStorage, as the way to it
 * ends in this tab again, and only for whoever signs in next.
 */
import { serverNow } from '../../core/api/server-clock.ts';
import { fields, number, text } from '../../core/storage/stored-shape.ts';
import { sessionRecord } from '../../core/storage/stored-value.ts';

const KEPT_MS = 3_600_000;

const tapped = sessionRecord('pieno.tapped-favorite', fields({ id: number, at: text }));

export const keepTapped = (id: number): void =>
  void tapped.set({ id, at: serverNow().toISOString() });

export const forgetTapped = (): void => void tapped.set(null);

/** Returns the id of the station that was tapped within the hour, and forgets it. */
export function takeTapped(): number | null {
  const found = tapped.get();
  forgetTapped();
  const isYoung = found && serverNow().getTime() - Date.parse(found.at) <= KEPT_MS;
  return isYoung ? found.id : null;
}
