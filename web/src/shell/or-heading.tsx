import styles from './or-heading.module.css';

/** Between two ways in, with a line to either side. */
export function OrHeading({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className={styles.heading}>
      {children}
    </h2>
  );
}
