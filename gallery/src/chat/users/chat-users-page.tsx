import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import IconUserPlus from '~icons/tabler/user-plus';
import { useId, useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { SearchField } from '../../kit/fields/search-field.tsx';
import { useChat } from '../chat-store.ts';
import { findContacts } from '../contact.ts';
import { UndoLine } from '../undo-line.tsx';
import { AddContact } from './add-contact.tsx';
import styles from './chat-users-page.module.css';
import { ContactRow } from './contact-row.tsx';
import { StatusStrip } from './status-strip.tsx';

/** The contacts who are online, and the recent conversations, with a search. */
export function ChatUsersPage() {
  const { contacts } = useChat();
  const [query, setQuery] = useState('');
  const [isAdding, setAdding] = useState(false);
  const headingId = useId();
  const found = findContacts(contacts, query);
  return (
    <ExamplePage layout="narrow">
      <SearchField label="Search users or messages" value={query} onChange={setQuery} />
      <StatusStrip contacts={contacts.filter(({ isOnline, isBanned }) => isOnline && !isBanned)} />
      <UndoLine />
      <section className={styles.recent} aria-labelledby={headingId}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            Recent contacts
          </h2>
          <button
            type="button"
            className={styles.add}
            aria-label="Add a contact"
            onClick={() => setAdding(true)}
          >
            <IconUserPlus size={22} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        <ul role="list">
          {found.map((one) => (
            <ContactRow key={one.contact.id} {...one} />
          ))}
        </ul>
        {found.length === 0 && (
          <div className={styles.empty}>
            <EmptyState
              message={
                query.trim() === ''
                  ? 'No contacts are left.'
                  : `Nobody and no message matches “${query.trim()}”.`
              }
            />
          </div>
        )}
      </section>
      {isAdding && <AddContact onClose={() => setAdding(false)} />}
    </ExamplePage>
  );
}
