import { useHost } from '../host.ts';
import { useChat } from './chat-store.ts';
import type { Contact } from './contact.ts';

/** Returns the contact in the query (`?with=bruno`), else the first one; undefined if none is left. */
export function usePartner(): Contact | undefined {
  const { contacts } = useChat();
  const { query } = useHost();
  return contacts.find(({ id }) => id === query.with) ?? contacts[0];
}

export const pathWith = (path: '/chat' | '/video-call', { id }: Contact): string =>
  `${path}?with=${id}`;
