import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import IconChecks from '~icons/tabler/checks';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications-page.module.css';
import { markAllRead, useRead } from './read-store.ts';
import { NOTIFICATIONS } from './sample-notifications.ts';

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;
const DAYS = ['Today', 'Yesterday', 'Last week'] as const;

export function NotificationsPage() {
  const read = useRead();
  const [shown, setShown] = useState<'all' | 'unread'>('all');
  const unread = NOTIFICATIONS.filter(({ id }) => !read.has(id));
  const listed = shown === 'all' ? NOTIFICATIONS : unread;
  return (
    <ExamplePage layout="narrow">
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {unread.length === 0 ? 'You have read everything' : `${unread.length} unread`}
        </p>
        <Button variant="quiet" aria-disabled={unread.length === 0} onClick={markAllRead}>
          <IconChecks size={20} stroke={1.75} aria-hidden="true" />
          Mark all as read
        </Button>
      </div>
      <Segmented label="Which to show" options={SHOWN} value={shown} onChange={setShown} />
      {listed.length === 0 && <EmptyState message="Nothing is left to read. Have a good drive." />}
      {DAYS.map((day) => {
        const ofDay = listed.filter((notification) => notification.day === day);
        if (ofDay.length === 0) return null;
        return (
          <Card key={day} title={day} variant="flush">
            <ul role="list">
              {ofDay.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  isRead={read.has(notification.id)}
                />
              ))}
            </ul>
          </Card>
        );
      })}
    </ExamplePage>
  );
}
