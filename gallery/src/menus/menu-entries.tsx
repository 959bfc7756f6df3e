import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconComponents from '~icons/tabler/components';
import IconFiles from '~icons/tabler/files';
import IconHome from '~icons/tabler/home';
import IconLogout from '~icons/tabler/logout';
import IconSettings from '~icons/tabler/settings';
import IconShoppingBag from '~icons/tabler/shopping-bag';
import { useHost } from '../host.ts';
import styles from './menu-entries.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

/** `link` navigates to /login; `session` logs out, which leads to /social-login (rule gallery-menus). */
export type LogoutVariant = 'link' | 'session';

const SHOP = [
  { to: '/shop-grid', label: 'Shop Grid' },
  { to: '/shop-list', label: 'Shop List' },
  { to: '/shop-details', label: 'Shop Details' },
  { to: '/cart', label: 'Cart' },
  { to: '/checkout', label: 'Checkout' },
];

interface MenuEntriesProps {
  logout: LogoutVariant;
  /** Called when an entry is followed, to close the menu. */
  onFollow?: (() => void) | undefined;
}

/** Brand and entries of the template's side menu. */
export function MenuEntries({ logout, onFollow }: MenuEntriesProps) {
  return (
    <>
      <p className={styles.brand}>
        <BrandMark size={32} /> Pieno
      </p>
      <ul role="list">
        <Entry to="/home" label="Home" icon={IconHome} onFollow={onFollow} />
        <Entry
          to="/elements"
          label="Elements"
          badge="220+"
          icon={IconComponents}
          onFollow={onFollow}
        />
        <Entry to="/pages" label="Pages" badge="100+" icon={IconFiles} onFollow={onFollow} />
        <li>
          <details className={styles.group}>
            <summary className={styles.entry}>
              <IconShoppingBag size={22} stroke={1.75} aria-hidden="true" />
              <span className={styles.label}>Shop</span>
              <IconChevronDown
                className={styles.chevron}
                size={18}
                stroke={1.75}
                aria-hidden="true"
              />
            </summary>
            <ul role="list" className={styles.inner}>
              {SHOP.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={styles.entry} onClick={onFollow}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </li>
        <Entry to="/settings" label="Settings" icon={IconSettings} onFollow={onFollow} />
        {logout === 'link' ? (
          <Entry to="/login" label="Logout" icon={IconLogout} onFollow={onFollow} />
        ) : (
          <li>
            <LogoutButton />
          </li>
        )}
      </ul>
    </>
  );
}

interface EntryProps {
  to: string;
  label: string;
  icon: Icon;
  badge?: string;
  onFollow: (() => void) | undefined;
}

function Entry({ to, label, icon: Outline, badge, onFollow }: EntryProps) {
  return (
    <li>
      <Link to={to} className={styles.entry} onClick={onFollow}>
        <Outline size={22} stroke={1.75} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        {badge && <span className={styles.badge}>{badge}</span>}
      </Link>
    </li>
  );
}

function LogoutButton() {
  const { logout } = useHost();
  return (
    <button type="button" className={styles.entry} onClick={logout}>
      <IconLogout size={22} stroke={1.75} aria-hidden="true" />
      <span className={styles.label}>Logout</span>
    </button>
  );
}
