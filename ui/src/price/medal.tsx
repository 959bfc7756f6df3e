import { metalOf } from '@pieno/contract/prices/medals.ts';
import styles from './medal.module.css';

/** Shapes, so that colour alone does not show the rank. */
const SHAPES = {
  gold: 'M16 1l3.7 2.6 4.5-.4 1.9 4.1 4.1 1.9-.4 4.5L32 16l-2.2 3.3.4 4.5-4.1 1.9-1.9 4.1-4.5-.4L16 31l-3.7-1.6-4.5.4-1.9-4.1-4.1-1.9.4-4.5L0 16l2.2-2.3-.4-4.5 4.1-1.9 1.9-4.1 4.5.4z',
  silver: 'M9.4 0.5h13.2L31.5 9.4v13.2L22.6 31.5H9.4L0.5 22.6V9.4z',
  bronze: 'M16 0.3L29.9 8.2v15.6L16 31.7 2.1 23.8V8.2z',
} as const;

interface MedalProps {
  /** Rank, from 1. */
  rank: number;
  /** Number of stations with this rank: if too many share it, none has a metal. */
  sharing?: number | undefined;
  /** Accessible name, e.g. '1º posto'. */
  label: string;
}

/** Gold, silver and bronze by shape, number and colour; other ranks are only a number, so that medals stand out. */
export function Medal({ rank, sharing, label }: MedalProps) {
  const metal = metalOf(rank, sharing);
  return (
    <span className={styles.medal} data-metal={metal} role="img" aria-label={label}>
      {metal !== 'other' && (
        <svg className={styles.shape} viewBox="0 0 32 32" aria-hidden="true">
          <path d={SHAPES[metal]} />
        </svg>
      )}
      <span className={styles.number} aria-hidden="true">
        {rank}
      </span>
    </span>
  );
}
