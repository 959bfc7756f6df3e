import { useEffect, useRef, type ReactNode } from 'react';
import styles from './in-view.module.css';

interface InViewProps {
  children: ReactNode;
  /** True where the focus stays at what was tapped, e.g. a switch. */
  keepsFocus?: boolean;
}

/**
 * Brings what has just appeared into sight, as in a sheet it stands below the fold, and gives it the focus, by which the
 * router leaves it there.
 */
export function InView({ children, keepsFocus = false }: InViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!keepsFocus) ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [keepsFocus]);
  return (
    <div ref={ref} tabIndex={keepsFocus ? undefined : -1} className={styles.inView} data-in-view>
      {children}
    </div>
  );
}
