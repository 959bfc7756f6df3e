import { useEffect } from 'react';
import { createVisitStore } from '../kit/visit-store.ts';
import type { Contact, Message } from './contact.ts';
import { SAMPLE_CONTACTS } from './sample-contacts.ts';

interface Chat {
  contacts: readonly Contact[];
  /** The last removal, while it can be undone. */
  removal: { text: string; before: readonly Contact[] } | undefined;
}

const store = createVisitStore<Chat>({ contacts: SAMPLE_CONTACTS, removal: undefined });
export const { useValue: useChat, restore: restoreChat } = store;

const changeContact = (
  id: string,
  to: (contact: Contact) => Partial<Contact>,
  removal?: Chat['removal'],
) =>
  store.set({
    contacts: store.get().contacts.map((one) => (one.id === id ? { ...one, ...to(one) } : one)),
    removal,
  });

export const toggleMuted = (id: string) =>
  changeContact(id, ({ isMuted }) => ({ isMuted: !isMuted }));
export const toggleBanned = (id: string) =>
  changeContact(id, ({ isBanned }) => ({ isBanned: !isBanned }));
export const markRead = (id: string) => changeContact(id, () => ({ unread: 0 }));

let addedSoFar = 0;

/** Adds a contact at the top of the list. */
export function addContact(name: string): void {
  const added: Contact = {
    id: `added-${++addedSoFar}`,
    name,
    picture: null,
    isOnline: false,
    lastSeen: '',
    unread: 0,
    isMuted: false,
    isBanned: false,
    messages: [],
  };
  store.set({ contacts: [added, ...store.get().contacts], removal: undefined });
}

/** Appends a message by the visitor. */
export const send = (id: string, message: Omit<Message, 'id' | 'isMine' | 'at'>) =>
  changeContact(id, ({ messages }) => ({
    messages: [
      ...messages,
      { ...message, id: (messages.at(-1)?.id ?? 0) + 1, isMine: true, at: clock.format() },
    ],
  }));

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

export function removeContact({ id, name }: Contact): void {
  const before = store.get().contacts;
  store.set({
    contacts: before.filter((one) => one.id !== id),
    removal: { text: `${name} was removed.`, before },
  });
}

export const removeMessage = (contactId: string, { id }: Message) =>
  changeContact(
    contactId,
    ({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }),
    { text: 'The message was removed.', before: store.get().contacts },
  );

export function undoRemoval(): void {
  const { contacts, removal } = store.get();
  store.set({ contacts: removal?.before ?? contacts, removal: undefined });
}

/** Discards the undo when the page is left. */
export const useForgetRemoval = () =>
  useEffect(() => () => store.set({ ...store.get(), removal: undefined }), []);
