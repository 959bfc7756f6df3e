import type { ReactNode } from 'react';
import styles from './example-frame.module.css';

interface ExampleFrameProps {
  /** A fixed height, for content that is fixed to the edges of the screen. */
  screen?: boolean | undefined;
  children: ReactNode;
}

/** A miniature screen: fixed and sticky content is positioned relative to it. */
export function ExampleFrame({ screen = false, children }: ExampleFrameProps) {
  return (
    <div className={styles.frame} data-screen={screen}>
      {children}
    </div>
  );
}
