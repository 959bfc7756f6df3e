import type { User } from '@pieno/contract/accounts/visitor.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { useQuery } from '@tanstack/react-query';
import IconBell from '~icons/tabler/bell';
import IconBuildingStore from '~icons/tabler/building-store';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconStar from '~icons/tabler/star';
import { notificationsQuery } from '../core/api/notifications/notifications.ts';
import { m } from '../paraglide/messages.js';
import styles from './role-entries.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';
import type { ReactNode } from 'react';

export interface RoleEntriesProps {
  user: User;
  /** Class of an entry's link. */
  className: string | undefined;
  onClose: () => void;
}

/** The menu's entries for accounts, owners and administrators (rule shell-menu). */
export function RoleEntries({ user, ...entry }: RoleEntriesProps) {
  return (
    <>
      <Entry to="/preferiti" label={m.favorites_title()} icon={IconStar} {...entry} />
      <Entry to="/avvisi" label={m.menu_alerts()} icon={IconBell} {...entry}>
        <Unread userId={user.id} />
      </Entry>
      {user.is_owner && (
        <Entry to="/gestore" label={m.owner_title()} icon={IconBuildingStore} {...entry} />
      )}
      {user.role === 'admin' && (
        <Entry to="/admin" label={m.admin_title()} icon={IconShieldCheck} {...entry} />
      )}
    </>
  );
}

interface EntryProps extends Omit<RoleEntriesProps, 'user'> {
  to: string;
  label: string;
  icon: Icon;
  children?: ReactNode;
}

const Entry = ({ to, label, icon: Outline, className, onClose, children }: EntryProps) => (
  <li>
    <Link to={to} className={className} onClick={onClose}>
      <Outline size={22} stroke={1.75} aria-hidden="true" />
      <span>{label}</span>
      {children}
    </Link>
  </li>
);

/** The number of unread messages; nothing without any, or without a network. */
function Unread({ userId }: { userId: string }) {
  const { data } = useQuery(notificationsQuery(userId));
  const count = data?.filter(({ read }) => !read).length;
  if (!count) return null;
  return (
    <span className={styles.unread} role="img" aria-label={m.menu_unread({ count })}>
      {count}
    </span>
  );
}
