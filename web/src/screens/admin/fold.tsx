import IconChevronDown from '~icons/tabler/chevron-down';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** Part of a flush card, closed until its heading is pressed. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <IconChevronDown className={styles.mark} size={20} stroke={1.75} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
