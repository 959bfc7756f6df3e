import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { m } from '../../paraglide/messages.js';
import { useUser } from '../../core/session/use-visitor.ts';
import styles from './visitor-summary.module.css';

/**
 * Avatar, name and full name (only if different) of a registered user, or a guest with
 * temporary access (rule shell-visitor).
 */
export function VisitorSummary({ size = 48 }: { size?: number }) {
  const user = useUser();
  const fullName = user?.full_name === user?.name ? null : user?.full_name;
  return (
    <div className={styles.block}>
      <Avatar src={user?.avatar_image ?? null} isGuest={!user} size={size} />
      <div className={styles.text}>
        <p className={styles.name}>{user ? user.name : m.menu_guest()}</p>
        <p className={styles.more}>{user ? fullName : m.menu_guest_access()}</p>
      </div>
    </div>
  );
}
