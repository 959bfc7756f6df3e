import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
