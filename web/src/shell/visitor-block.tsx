import { Avatar } from '@pieno/ui/avatar.tsx';
import { m } from '../paraglide/messages.js';
import { useUser } from '../session/use-user.ts';
import styles from './visitor-block.module.css';

/** Avatar and name of the visitor: a guest with temporary access, or a registered user (spec §2). */
export function VisitorBlock({ size = 48 }: { size?: number }) {
  const user = useUser();
  // Registration asks for one name only, which is stored as both.
  const fullName = user?.full_name === user?.name ? null : user?.full_name;
  return (
    <div className={styles.block}>
      <Avatar src={user?.avatar_image ?? null} isGuest={!user} size={size} />
      <div className={styles.words}>
        <p className={styles.name}>{user ? user.name : m.menu_guest()}</p>
        <p className={styles.more}>{user ? fullName : m.menu_guest_access()}</p>
      </div>
    </div>
  );
}
