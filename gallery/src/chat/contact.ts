import type { Attachment } from './attachments.ts';

/** What a reply answers. */
export interface Quote {
  author: string;
  text: string;
}

export interface Message {
  id: number;
  isMine: boolean;
  text: string;
  /** Hours and minutes, as they stand under it. */
  at: string;
  quote?: Quote | undefined;
  attachment?: Attachment | undefined;
  isForwarded?: boolean | undefined;
}

export interface Contact {
  id: string;
  name: string;
  /** The address of the portrait; null for who was just added. */
  picture: string | null;
  isOnline: boolean;
  /** When an offline contact was here last. */
  lastSeen: string;
  /** Messages that came and were not looked at. */
  unread: number;
  isMuted: boolean;
  isBanned: boolean;
  /** Oldest first. */
  messages: readonly Message[];
}

/** What a message says in one line: its words, or its attachment's name. */
export const lineOf = ({ text, attachment }: Message): string => text || (attachment?.title ?? '');

export interface FoundContact {
  contact: Contact;
  /** The newest message, or the newest one that was searched for; none where nobody wrote yet. */
  message: Message | undefined;
}

/** Contacts whose name or one of whose messages holds the words; upper and lower case are the same. */
export function findContacts(contacts: readonly Contact[], query: string): FoundContact[] {
  const wanted = query.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  return contacts.flatMap((contact) => {
    if (holds(contact.name)) return { contact, message: contact.messages.at(-1) };
    const message = contact.messages.findLast((one) => holds(lineOf(one)));
    return message ? { contact, message } : [];
  });
}
