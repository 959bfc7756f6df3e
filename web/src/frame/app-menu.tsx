import IconBook2 from '~icons/tabler/book-2';
import IconBulb from '~icons/tabler/bulb';
import IconGridDots from '~icons/tabler/grid-dots';
import IconHome from '~icons/tabler/home';
import IconLogout from '~icons/tabler/logout';
import IconMail from '~icons/tabler/mail';
import IconMoon from '~icons/tabler/moon';
import IconSettings from '~icons/tabler/settings';
import IconSun from '~icons/tabler/sun';
import IconTrophy from '~icons/tabler/trophy';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { SideMenu } from '@pieno/ui/layers/side-menu.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { useUser } from '../core/session/use-visitor.ts';
import { logout } from '../core/session/session.ts';
import styles from './app-menu.module.css';
import type { RoleEntriesProps } from './role-entries.tsx';
import { switchTheme, useTheme } from '../core/theme/theme.ts';
import { VisitorSummary } from '../features/account/visitor-summary.tsx';
import type { Icon } from '@pieno/ui/icon.tsx';

// Guests have none and do not load them.
const RoleEntries = lazy<(props: RoleEntriesProps) => ReactNode>(() =>
  import('./role-entries.tsx')
    .then((module) => ({ default: module.RoleEntries }))
    // Not cached, and no network now, without which these pages show nothing.
    .catch(() => ({ default: () => null })),
);

interface MenuEntry {
  to: string;
  label: () => string;
  icon: Icon;
}

const HOME: readonly MenuEntry[] = [{ to: '/home', label: m.menu_home, icon: IconHome }];
/** Entries that do not exist yet: they link to /home (rule shell-menu). */
const COMING: readonly MenuEntry[] = [
  { to: '/home', label: m.menu_services, icon: IconGridDots },
  { to: '/home', label: m.menu_diary, icon: IconBook2 },
  { to: '/home', label: m.menu_contest, icon: IconTrophy },
  { to: '/home', label: m.menu_tips, icon: IconBulb },
];
const OTHERS: readonly MenuEntry[] = [
  { to: '/settings', label: m.menu_settings, icon: IconSettings },
  { to: '/contatti', label: m.menu_contacts, icon: IconMail },
];

/** The side menu: the visitor, the links, the theme switch and the logout. */
export function AppMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = useUser();
  return (
    <SideMenu
      isOpen={isOpen}
      onClose={onClose}
      label={m.frame_menu_label()}
      closeLabel={m.frame_menu_close()}
    >
      <div className={styles.visitor}>
        <VisitorSummary />
      </div>
      <ul role="list" className={styles.entries}>
        <Entries entries={HOME} onClose={onClose} />
        {user && (
          <Suspense
            fallback={
              <>
                <li className={styles.entry} />
                <li className={styles.entry} />
              </>
            }
          >
            <RoleEntries user={user} className={styles.entry} onClose={onClose} />
          </Suspense>
        )}
        <li className={styles.coming}>
          <p id="coming">{m.menu_coming()}</p>
          <ul role="list" aria-labelledby="coming">
            <Entries entries={COMING} onClose={onClose} />
          </ul>
        </li>
        <Entries entries={OTHERS} onClose={onClose} />
      </ul>
      <div className={styles.foot}>
        <ThemeSwitch onSwitch={onClose} />
        <button type="button" className={styles.entry} onClick={logout}>
          <IconLogout size={22} stroke={1.75} aria-hidden="true" className="mirrored" />
          {m.menu_logout()}
        </button>
      </div>
    </SideMenu>
  );
}

function Entries({ entries, onClose }: { entries: readonly MenuEntry[]; onClose: () => void }) {
  return entries.map(({ to, label, icon: Outline }) => (
    <li key={label()}>
      <Link to={to} className={styles.entry} onClick={onClose}>
        <Outline size={22} stroke={1.75} aria-hidden="true" />
        <span>{label()}</span>
      </Link>
    </li>
  ));
}

/**
 * Switches the theme, for every visitor: the choice is stored on this phone, and saved for an account as well
 * (rule theme-choice).
 */
function ThemeSwitch({ onSwitch }: { onSwitch: () => void }) {
  const user = useUser();
  const isDark = useTheme() === 'dark';
  const Outline = isDark ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={styles.entry}
      lang="en"
      onClick={() => {
        switchTheme();
        if (user) {
          // The phone's choice stays, even if it cannot be saved.
          import('../features/account/save-user.ts')
            .then(({ saveUser }) => saveUser(user.id, { dark: !isDark }, m.failed_setting_change()))
            .catch(() => undefined);
        }
        onSwitch();
      }}
    >
      <Outline size={22} stroke={1.75} aria-hidden="true" />
      {isDark ? m.menu_light() : m.menu_dark()}
    </button>
  );
}
