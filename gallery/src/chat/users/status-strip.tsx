import { Link } from '@pieno/ui/buttons/link.tsx';
import type { Contact } from '../contact.ts';
import { Portrait } from '../portrait.tsx';
import { pathWith } from '../use-partner.ts';
import styles from './status-strip.module.css';

/**
 * The contacts who are online: 5, 7 or 10 are visible, depending on the viewport width (rule gallery-chat); the rest
 * scroll.
 */
export function StatusStrip({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul role="list" className={styles.strip} aria-label="Online now">
      {contacts.map((contact) => (
        <li key={contact.id}>
          <Link to={pathWith('/chat', contact)} className={styles.person}>
            <Portrait contact={contact} size={52} />
            <span className={styles.name}>{contact.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
