/** Keeps the return address while the visitor is at an external sign-in service. */
import { sessionRecord } from '../storage/stored-value.ts';
import { text } from '../storage/stored-shape.ts';
import { readReturnTo } from './return-to.ts';

const kept = sessionRecord('pieno.return-to', text);

/** With blocked storage the visitor returns to /home. */
export const storeReturnTo = (returnTo: string | null): void => void kept.set(returnTo);

/** Returns the stored return address and deletes it, so that it is used once. */
export function takeReturnTo(): string | null {
  const returnTo = readReturnTo(kept.get());
  kept.set(null);
  return returnTo;
}
