import { useEffect, useState } from 'react';
import styles from './theme-overlay.module.css';

/** Milliseconds at full opacity; then the opacity step, and the milliseconds per step. */
const HOLD_MS = 1_000;
const STEP = 0.1;
const STEP_MS = 20;

/**
 * Covers the screen while the theme changes: about a second, then fades by a tenth every 20 ms (rule theme-overlay).
 * Shown while mounted.
 */
export function ThemeOverlay({ onGone }: { onGone: () => void }) {
  const [opacity, setOpacity] = useState(1);
  const isGone = opacity <= 0;
  useEffect(() => {
    if (isGone) {
      onGone();
      return;
    }
    const wait = opacity === 1 ? HOLD_MS : STEP_MS;
    const timer = setTimeout(
      // Rounded to tenths, so that ten steps end at exactly 0.
      () => setOpacity((now) => Math.round((now - STEP) * 10) / 10),
      wait,
    );
    return () => clearTimeout(timer);
  }, [opacity, isGone, onGone]);
  return (
    <div
      // A popover is in the top layer, so it covers open dialogs too.
      popover="manual"
      ref={showOnTop}
      className={styles.overlay}
      style={{ opacity }}
      data-testid="theme-overlay"
    />
  );
}

const showOnTop = (overlay: HTMLElement | null) => void overlay?.togglePopover(true);
