import { useHost } from '../host.ts';
import { useChat } from './chat-store.ts';
import type { Contact } from './contact.ts';

/** Whom the page is about: the address says it (`?with=bruno`), else it is the first of the list. */
export function usePartner(): Contact | undefined {
  const { contacts } = useChat();
  const { query } = useHost();
  return contacts.find(({ id }) => id === query.with) ?? contacts[0];
}

/** The address of a page about somebody. */
export const pathWith = (path: '/chat' | '/video-call', { id }: Contact): string =>
  `${path}?with=${id}`;
