import styles from './spinner.module.css';

/** A turning ring with its words beside it, read aloud when it appears. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {label}
    </p>
  );
}
