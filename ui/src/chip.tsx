import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  /** `notice`: the reader must know it. `faded`: no longer certain. */
  tone?: 'plain' | 'notice' | 'faded' | undefined;
  children: ReactNode;
}

/** A small label beside a price or a name. */
export function Chip({ tone = 'plain', children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
