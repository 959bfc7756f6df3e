import type { CSSProperties } from 'react';
import styles from './fuel-dot.module.css';

/** A small square in a fuel type's own colour. Decorative: the fuel's name stands beside it. */
export function FuelDot({ color }: { color: string }) {
  return <span className={styles.dot} style={{ '--fuel': color } as CSSProperties} />;
}
