import type { User } from '@pieno/contract/accounts/visitor.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { m } from '../../paraglide/messages.js';
import type { Notify } from '../../core/components/notice.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import styles from './profile-head.module.css';

const ROLES: Readonly<Record<string, () => string>> = { admin: m.profile_role_admin };

export function ProfileHead({ user, onNotice }: { user: User; onNotice: Notify }) {
  const role = ROLES[user.role] ?? m.profile_role_user;
  return (
    <div className={styles.head}>
      <AvatarPicker user={user} onNotice={onNotice} />
      <p className={styles.name}>{user.full_name ?? user.name}</p>
      <p className={styles.chips}>
        <Chip tone="notice">{role()}</Chip>
        <Chip>{user.available_status ? m.profile_available() : m.profile_unavailable()}</Chip>
      </p>
    </div>
  );
}
