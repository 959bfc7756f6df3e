import type { CSSProperties } from 'react';
import styles from './notification-icon.module.css';
import type { Notification } from './sample-notifications.ts';

/** What a notification is about, as a tile in its colour. */
export function NotificationIcon({ icon: Outline, color }: Pick<Notification, 'icon' | 'color'>) {
  return (
    <span className={styles.tile} style={{ '--fuel': color } as CSSProperties}>
      <Outline size={22} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
