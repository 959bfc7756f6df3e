import IconChevronDown from '~icons/tabler/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import styles from './select.module.css';

/** A native select with the product's chevron. The caller provides the label. */
export function Select(select: Omit<ComponentPropsWithRef<'select'>, 'className'>) {
  return (
    <span className={styles.box}>
      <select {...select} className={styles.select} />
      <IconChevronDown className={styles.arrow} size={20} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
