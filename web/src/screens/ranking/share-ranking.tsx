import { decadeName } from '../../features/prices/category-names.ts';
import { ShareButton } from '../../core/components/share-button.tsx';
import type { RankingFilter } from './ranking-filter.ts';
import styles from './share-ranking.module.css';

export interface ShareRankingProps {
  decade: number;
  filter: Pick<RankingFilter, 'area' | 'mode'>;
}

/** Shares the ranking as filtered; the order by distance is left out, as it depends on the visitor. */
export function ShareRanking({ decade, filter: { area, mode } }: ShareRankingProps) {
  const query = new URLSearchParams({
    ...(area !== 'SM' && { area }),
    ...(mode && { mode }),
  }).toString();
  const path = `/ranking/${decade}${query && `?${query}`}`;
  return (
    <div className={styles.share} data-screen-only>
      <ShareButton key={path} what={decadeName(decade)} path={path} />
    </div>
  );
}
