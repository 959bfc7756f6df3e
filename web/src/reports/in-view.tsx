import { useEffect, useRef, type ReactNode } from 'react';
import styles from './report.module.css';

/** Brings what has just appeared into sight and gives it the focus: in a sheet it stands below the fold. */
export function InView({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.inView}>
      {children}
    </div>
  );
}
