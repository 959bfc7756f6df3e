import type { User } from '@pieno/contract/accounts/visitor.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import IconBuildingStore from '~icons/tabler/building-store';
import IconShieldCheck from '~icons/tabler/shield-check';
import { m } from '../paraglide/messages.js';

export interface RoleEntriesProps {
  user: User;
  /** Of an entry's link. */
  className: string | undefined;
  onClose: () => void;
}

/** The menu's entries for owners and administrators (rule shell-menu). */
export function RoleEntries({ user, className, onClose }: RoleEntriesProps) {
  return (
    <>
      {user.is_owner && (
        <li>
          <Link to="/gestore" className={className} onClick={onClose}>
            <IconBuildingStore size={22} stroke={1.75} aria-hidden="true" />
            <span>{m.owner_title()}</span>
          </Link>
        </li>
      )}
      {user.role === 'admin' && (
        <li>
          <Link to="/admin" className={className} onClick={onClose}>
            <IconShieldCheck size={22} stroke={1.75} aria-hidden="true" />
            <span>{m.admin_title()}</span>
          </Link>
        </li>
      )}
    </>
  );
}
