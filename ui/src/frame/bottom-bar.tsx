import styles from './bottom-bar.module.css';
import { BrandMark } from './brand-mark.tsx';
import { Link } from '../buttons/link.tsx';
import type { Icon } from '../icon.tsx';

export interface BarEntry {
  /** A product path. */
  to: string;
  label: string;
  icon: Icon;
}

interface BottomBarProps {
  /** Accessible name of the navigation. */
  label: string;
  entries: readonly BarEntry[];
}

/** The main navigation: a bottom bar on a phone, a side rail on a wide screen. */
export function BottomBar({ label, entries }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <span className={styles.brand}>
        <BrandMark size={40} />
      </span>
      <ul role="list" className={styles.list}>
        {entries.map(({ to, label: name, icon: Outline }) => (
          <li key={to}>
            <Link to={to} className={styles.entry}>
              <Outline size={24} stroke={1.75} aria-hidden="true" />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
