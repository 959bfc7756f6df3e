import type { ReactNode } from 'react';
import styles from './demo-frame.module.css';

interface DemoFrameProps {
  /** With the empty screen that what is fixed to its edges needs. */
  screen?: boolean | undefined;
  children: ReactNode;
}

/** A screen in the small: what sticks to a screen's edges sticks to its. */
export function DemoFrame({ screen = false, children }: DemoFrameProps) {
  return (
    <div className={styles.frame} data-screen={screen}>
      {children}
    </div>
  );
}
