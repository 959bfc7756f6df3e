import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** Pulsing placeholder in the place and size of what is still loading. Numbers are CSS pixels. */
export function Skeleton({ width, height }: { width: number | string; height: number }) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={styles.block} style={size} aria-hidden="true" />;
}
