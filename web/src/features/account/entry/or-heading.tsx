import styles from './or-heading.module.css';

/** Heading between two ways to sign in, with a line on either side. */
export function OrHeading({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className={styles.heading}>
      {children}
    </h2>
  );
}
