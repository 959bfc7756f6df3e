import IconLoader2 from '~icons/tabler/loader-2';
import styles from './busy-icon.module.css';

/** A spinner that replaces a busy button's icon; the button sets `aria-busy`. */
export function BusyIcon({ size }: { size: number }) {
  return <IconLoader2 className={styles.turning} size={size} stroke={2} aria-hidden="true" />;
}
