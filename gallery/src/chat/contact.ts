import type { Attachment } from './attachments.ts';

/** The message that a reply refers to. */
export interface Quote {
  author: string;
  text: string;
}

export interface Message {
  id: number;
  isMine: boolean;
  text: string;
  /** As shown, e.g. '09:02' or 'Yesterday'. */
  at: string;
  quote?: Quote | undefined;
  attachment?: Attachment | undefined;
  isForwarded?: boolean | undefined;
}

export interface Contact {
  id: string;
  name: string;
  /** Portrait URL; null for a contact that the visitor added. */
  picture: string | null;
  isOnline: boolean;
  /** When an offline contact was last online, e.g. 'on Monday'; empty if unknown. */
  lastSeen: string;
  unread: number;
  isMuted: boolean;
  isBanned: boolean;
  /** Oldest first. */
  messages: readonly Message[];
}

/** Returns a message as one line: its text or its attachment's title. */
export const lineOf = ({ text, attachment }: Message): string => text || (attachment?.title ?? '');

export interface FoundContact {
  contact: Contact;
  /** The newest message, or the newest match of the search; undefined in an empty conversation. */
  message: Message | undefined;
}

/** Returns the contacts whose name or messages contain the query, ignoring case. */
export function findContacts(contacts: readonly Contact[], query: string): FoundContact[] {
  const wanted = query.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  return contacts.flatMap((contact) => {
    if (holds(contact.name)) return { contact, message: contact.messages.at(-1) };
    const message = contact.messages.findLast((one) => holds(lineOf(one)));
    return message ? { contact, message } : [];
  });
}
