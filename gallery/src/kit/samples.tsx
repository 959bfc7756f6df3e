import type { ReactNode } from 'react';
import styles from './samples.module.css';

interface SamplesProps {
  /** On a phone `sm` sets three side by side, `md` two. */
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** Specimens of one kind, side by side as the width allows. */
export function Samples({ size = 'sm', children }: SamplesProps) {
  return (
    <ul role="list" className={styles.samples} data-size={size}>
      {children}
    </ul>
  );
}

interface SampleProps {
  name: string;
  /** A value or a use, in small letters. */
  note?: string | undefined;
  /** The thing itself. */
  children: ReactNode;
}

/** One specimen, with its name below. */
export function Sample({ name, note, children }: SampleProps) {
  return (
    <li>
      {children}
      <span className={styles.name}>{name}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </li>
  );
}
