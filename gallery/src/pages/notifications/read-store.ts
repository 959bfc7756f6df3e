import { useSyncExternalStore } from 'react';
import { NOTIFICATIONS, READ_BEFORE } from './sample-notifications.ts';

/** The ids of what has been read. Kept for the visit only. */
let read: ReadonlySet<string> = READ_BEFORE;
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  read = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of the notifications that have been read. */
export const useRead = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => read);

export const markRead = (id: string) => change(new Set([...read, id]));
export const markUnread = (id: string) => change(new Set([...read].filter((one) => one !== id)));
export const markAllRead = () => change(new Set(NOTIFICATIONS.map(({ id }) => id)));
/** Puts back what had been read when the visit began. */
export const restoreRead = () => change(READ_BEFORE);
