import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A pulsing placeholder for content that is loading. Numbers are CSS pixels. */
export function Skeleton({ width, height }: { width: number | string; height: number }) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={styles.block} style={size} aria-hidden="true" />;
}
