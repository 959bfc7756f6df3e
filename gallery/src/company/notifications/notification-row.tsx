import { Link } from '@pieno/ui/buttons/link.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { ColorTile } from '../../kit/examples/color-tile.tsx';
import styles from './notification-row.module.css';
import { notificationPath, type Notification } from './sample-notifications.ts';

interface NotificationRowProps {
  notification: Notification;
  isRead: boolean;
}

/** The whole row is a link to the notification. */
export function NotificationRow({ notification, isRead }: NotificationRowProps) {
  const { icon, color, title, paragraphs, time } = notification;
  return (
    <li className={styles.row} data-read={isRead}>
      <ColorTile icon={icon} color={color} />
      <div className={styles.texts}>
        <h3 className={styles.title}>
          <Link to={notificationPath(notification)} className={styles.link}>
            {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
            {title}
          </Link>
        </h3>
        <p className={styles.text}>{paragraphs[0]}</p>
      </div>
      <div className={styles.end}>
        <span className={styles.time}>{time}</span>
        {!isRead && <span className={styles.dot} />}
      </div>
    </li>
  );
}
