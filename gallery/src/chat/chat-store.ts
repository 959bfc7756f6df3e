import { useEffect, useSyncExternalStore } from 'react';
import type { Contact, Message } from './contact.ts';
import { SAMPLE_CONTACTS } from './sample-contacts.ts';

interface Chat {
  contacts: readonly Contact[];
  /** The last removal, while it can still be taken back. */
  removal: { words: string; before: readonly Contact[] } | undefined;
}

/** Kept for the visit only: nothing is stored, nothing is sent. */
const START: Chat = { contacts: SAMPLE_CONTACTS, removal: undefined };
let chat = START;
const listeners = new Set<() => void>();

function change(next: Chat): void {
  chat = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChat = (): Chat => useSyncExternalStore(subscribe, () => chat);

const changeContact = (
  id: string,
  to: (contact: Contact) => Partial<Contact>,
  removal?: Chat['removal'],
) =>
  change({
    contacts: chat.contacts.map((one) => (one.id === id ? { ...one, ...to(one) } : one)),
    removal,
  });

export const toggleMuted = (id: string) =>
  changeContact(id, ({ isMuted }) => ({ isMuted: !isMuted }));
export const toggleBanned = (id: string) =>
  changeContact(id, ({ isBanned }) => ({ isBanned: !isBanned }));
export const markRead = (id: string) => changeContact(id, () => ({ unread: 0 }));

let addedSoFar = 0;

/** Puts somebody at the top, with whom nobody has written yet. */
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
  change({ contacts: [added, ...chat.contacts], removal: undefined });
}

/** Adds one's own message at the end of a conversation. */
export const send = (id: string, message: Omit<Message, 'id' | 'isMine' | 'at'>) =>
  changeContact(id, ({ messages }) => ({
    messages: [
      ...messages,
      { ...message, id: (messages.at(-1)?.id ?? 0) + 1, isMine: true, at: clock.format() },
    ],
  }));

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

export function removeContact({ id, name }: Contact): void {
  const before = chat.contacts;
  change({
    contacts: before.filter((one) => one.id !== id),
    removal: { words: `${name} was removed.`, before },
  });
}

export const removeMessage = (contactId: string, { id }: Message) =>
  changeContact(
    contactId,
    ({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }),
    { words: 'The message was removed.', before: chat.contacts },
  );

export const undoRemoval = () =>
  change({ contacts: chat.removal?.before ?? chat.contacts, removal: undefined });

/** What was removed on a page stays so once the page is left. */
export const useForgetRemoval = () =>
  useEffect(() => () => change({ ...chat, removal: undefined }), []);

/** Puts back what there was when the visit began. */
export const restoreChat = () => change(START);
