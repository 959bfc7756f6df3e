import type { Notification } from '@pieno/contract/notifications/notifications.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconBell from '~icons/tabler/bell';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { notificationsQuery, readUntil } from '../../core/api/notifications/notifications.ts';
import { ageText } from '../../core/format/age.ts';
import { useLeaving } from '../../core/browser/use-leaving.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { isHere } from '../../core/session/is-here.ts';
import styles from './alerts.module.css';

interface InboxProps {
  /** Newest first. */
  messages: readonly Notification[];
  userId: string;
}

/**
 * The messages, including the outcomes of the user's reports; marked as read when the page is left (rule inbox-screen).
 */
export function Inbox({ messages, userId }: InboxProps) {
  const now = useNow();
  useReadOnLeaving(messages, userId);
  if (messages.length === 0)
    return <EmptyState icon={IconBell} message={m.inbox_empty()} detail={m.inbox_empty_detail()} />;
  return (
    <ul role="list" className={styles.list} aria-label={m.inbox_title()}>
      {messages.map(({ id, at, title, text, link, read }) => (
        <li key={id} className={styles.message} data-read={read}>
          <Link to={link} className={styles.open}>
            <strong className={styles.head}>
              {!read && <VisuallyHidden>{m.inbox_unread()}</VisuallyHidden>} {title}
            </strong>
            <span>{text}</span>
            <span className={styles.about}>{ageText(at, now)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Marks the messages as read when the visitor leaves the page. */
function useReadOnLeaving(messages: readonly Notification[], userId: string): void {
  const queries = useQueryClient();
  const sent = useRef<string>(undefined);
  const newest = messages.find(({ read }) => !read) && messages[0]?.at;
  useLeaving(() => {
    if (newest === undefined || newest === sent.current || !isHere(userId)) return;
    sent.current = newest;
    readUntil(newest).then(
      () => queries.invalidateQueries(notificationsQuery(userId)),
      // They stay unread, and are sent once more.
      () => (sent.current = undefined),
    );
  });
}
