import type { CSSProperties } from 'react';
import styles from './color-tile.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

interface ColorTileProps {
  icon: Icon;
  /** A product colour as CSS, e.g. `var(--gold)`. */
  color: string;
}

/** An icon on a tile tinted in its colour. */
export function ColorTile({ icon: Outline, color }: ColorTileProps) {
  return (
    <span className={styles.tile} style={{ '--fuel': color } as CSSProperties}>
      <Outline size={24} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
