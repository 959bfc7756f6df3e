import styles from './bottom-bar.module.css';
import { BrandMark } from './brand-mark.tsx';
import { Link } from '../buttons/link.tsx';
import type { Icon } from '../icon.tsx';

export interface BarEntry {
  /** A path of this product. */
  to: string;
  label: string;
  icon: Icon;
}

interface BottomBarProps {
  /** Accessible name of the navigation. */
  label: string;
  entries: readonly BarEntry[];
}

/** The main navigation: a bar at the bottom on a phone, a rail at the side of a wide screen. */
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
