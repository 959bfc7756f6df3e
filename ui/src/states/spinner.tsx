import { BusyIcon } from './busy-icon.tsx';
import styles from './spinner.module.css';

/** A spinner with its label; screen readers announce it when it appears. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <BusyIcon size={28} />
      {label}
    </p>
  );
}
