import { Link } from '@pieno/ui/buttons/link.tsx';
import styles from './tab-row.module.css';

interface TabRowProps {
  label: string;
  tabs: readonly { key: string; title: string; to: string }[];
  /** Key of the current tab. */
  shown: string;
  /** True for a column at the side of a wide screen. */
  isAside?: boolean;
}

/** Links to sibling views, all visible: in one row, or more if they do not fit. */
export const TabRow = ({ label, tabs, shown, isAside = false }: TabRowProps) => (
  <nav className={styles.row} data-aside={isAside} data-screen-only aria-label={label}>
    <ul role="list" className={styles.tabs}>
      {tabs.map(({ key, title, to }) => (
        <li key={key}>
          <Link to={to} className={styles.tab} aria-current={key === shown ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
