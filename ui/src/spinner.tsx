import { BusyIcon } from './busy-icon.tsx';
import styles from './spinner.module.css';

/** A turning ring with its words beside it, read aloud when it appears. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <BusyIcon size={28} />
      {label}
    </p>
  );
}
