import { createVisitStore } from '../../kit/visit-store.ts';
import { NOTIFICATIONS, READ_BEFORE } from './sample-notifications.ts';

/** Ids of the read notifications. */
const store = createVisitStore<ReadonlySet<string>>(READ_BEFORE);
export const { useValue: useRead, restore: restoreRead } = store;

export const markRead = (id: string) => store.set(new Set([...store.get(), id]));

export const markUnread = (id: string) =>
  store.set(new Set([...store.get()].filter((one) => one !== id)));

export const markAllRead = () => store.set(new Set(NOTIFICATIONS.map(({ id }) => id)));
