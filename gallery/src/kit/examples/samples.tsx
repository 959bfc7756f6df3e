import type { ReactNode } from 'react';
import styles from './samples.module.css';

interface SamplesProps {
  /** Columns on a phone: three with `sm`, two with `md`. */
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** A responsive grid. */
export function Samples({ size = 'sm', children }: SamplesProps) {
  return (
    <ul role="list" className={styles.samples} data-size={size}>
      {children}
    </ul>
  );
}

interface SampleProps {
  name: string;
  /** A value or a use, in small print. */
  note?: string | undefined;
  children: ReactNode;
}

/** A sample with its name below. */
export function Sample({ name, note, children }: SampleProps) {
  return (
    <li>
      {children}
      <span className={styles.name}>{name}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </li>
  );
}
