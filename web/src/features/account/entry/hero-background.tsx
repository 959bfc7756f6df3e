import ground from '@pieno/ui/map/ground/ground-far.svg';
import { BORDER_PATH } from '@pieno/ui/map/ground/outline-paths.ts';
import type { ReactNode } from 'react';
import styles from './hero-background.module.css';

interface HeroBackgroundProps {
  /** True to stay dark down to the lower end, so that text is legible everywhere. */
  isDeep?: boolean | undefined;
  children: ReactNode;
}

/** The blue header of the entry pages, with the border and the roads of San Marino drawn on it. */
export function HeroBackground({ isDeep = false, children }: HeroBackgroundProps) {
  return (
    <header className={styles.hero} data-deep={isDeep}>
      <svg
        className={styles.outline}
        viewBox="0 -3360 2780 3300"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.border} d={BORDER_PATH} />
        <use href={`${ground}#minor`} />
        <use href={`${ground}#main`} />
      </svg>
      {children}
    </header>
  );
}
