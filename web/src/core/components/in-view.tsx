import { useEffect, useRef, type ReactNode } from 'react';
import styles from './in-view.module.css';

interface InViewProps {
  children: ReactNode;
  /** True if the focus stays on what was tapped, e.g. a switch. */
  keepsFocus?: boolean;
}

/**
 * Scrolls new content into view, as in a sheet it may be below the fold, and focuses it, so that the router does not
 * move the focus.
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
