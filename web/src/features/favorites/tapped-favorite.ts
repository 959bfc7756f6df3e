/**
 * The star that a guest tapped, kept until sign-in (rule favorites-tapped): in sessionStorage,
 * since signing in returns to this tab, and only for the next user who signs in.
 */
import { serverNow } from '../../core/api/server-clock.ts';
import { fields, number, text } from '../../core/storage/stored-shape.ts';
import { sessionRecord } from '../../core/storage/stored-value.ts';

const KEPT_MS = 3_600_000;

const tapped = sessionRecord('pieno.tapped-favorite', fields({ id: number, at: text }));

export const keepTapped = (id: number): void =>
  void tapped.set({ id, at: serverNow().toISOString() });

export const forgetTapped = (): void => void tapped.set(null);

/** Returns the id of the station tapped within the last hour, and forgets it; otherwise null. */
export function takeTapped(): number | null {
  const found = tapped.get();
  forgetTapped();
  const isYoung = found && serverNow().getTime() - Date.parse(found.at) <= KEPT_MS;
  return isYoung ? found.id : null;
}
