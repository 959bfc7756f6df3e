import { BusyIcon } from './busy-icon.tsx';
import styles from './spinner.module.css';

/** Spinner with its label beside it, announced by screen readers when it appears. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <BusyIcon size={28} />
      {label}
    </p>
  );
}
