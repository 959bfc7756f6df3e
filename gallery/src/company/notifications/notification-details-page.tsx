import { Button } from '@pieno/ui/buttons/button.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import IconMail from '~icons/tabler/mail';
import IconMailOpened from '~icons/tabler/mail-opened';
import { useEffect } from 'react';
import { useHost } from '../../host.ts';
import { ColorTile } from '../../kit/examples/color-tile.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import styles from './notification-details-page.module.css';
import { NotificationRow } from './notification-row.tsx';
import { markRead, markUnread, useRead } from './read-store.ts';
import { findNotification, NOTIFICATIONS } from './sample-notifications.ts';

/** Shows the notification in the query (`?notification=petrol-fell`) and marks it as read. */
export function NotificationDetailsPage() {
  const { query } = useHost();
  const { id, icon, color, title, paragraphs, day, time, action } = findNotification(
    query.notification,
  );
  const read = useRead();
  const isRead = read.has(id);
  const unread = NOTIFICATIONS.filter((other) => other.id !== id && !read.has(other.id));
  useEffect(() => markRead(id), [id]);
  const Outline = isRead ? IconMail : IconMailOpened;
  return (
    <ExamplePage layout="narrow">
      <Card>
        <article className={styles.notification}>
          <header className={styles.head}>
            <ColorTile icon={icon} color={color} />
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.when}>
                {day}, {time}
              </p>
            </div>
          </header>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.actions}>
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            <Button variant="quiet" onClick={() => (isRead ? markUnread(id) : markRead(id))}>
              <Outline size={20} stroke={1.75} aria-hidden="true" />
              {isRead ? 'Mark as unread' : 'Mark as read'}
            </Button>
          </div>
        </article>
      </Card>
      {unread.length > 0 && (
        <Card title="Still unread" variant="flush">
          <ul role="list">
            {unread.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} isRead={false} />
            ))}
          </ul>
        </Card>
      )}
    </ExamplePage>
  );
}
