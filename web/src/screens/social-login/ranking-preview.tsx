import { isDecade, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { isCrowded } from '@pieno/contract/prices/medals.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { rankCandidates } from '@pieno/contract/prices/ranking.ts';
import { useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../../core/api/prices/ranking.ts';
import { modeText } from '../../core/format/mode.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { decadeName } from '../../features/prices/category-names.ts';
import { demoPriceShare } from '../../features/prices/demo-price-share.ts';
import { PreviewFrame, PreviewRow } from './preview-frame.tsx';

interface RankingSignProps {
  decade: number;
  area: Area;
  mode: FuelMode | undefined;
}

const BEST = 3;

/** The best three of a ranking. */
export function RankingPreview({ decade, area, mode }: RankingSignProps) {
  const isKnown = isDecade(decade);
  const { data, error, isLoading, refetch } = useQuery({
    ...rankingQuery(decade, area),
    enabled: isKnown,
  });
  const category = decadeName(decade) + (mode ? ` ${modeText(mode)}` : '');
  const candidates = rankCandidates(data?.data ?? [], useNow(), mode);
  const best = candidates
    .flatMap(({ rank, sharing, business, fuels: [fuel] }) =>
      rank !== null && fuel
        ? [{ rank: isCrowded(sharing) ? undefined : rank, business, fuel }]
        : [],
    )
    .slice(0, BEST);
  const isEmpty = !isKnown || (data !== undefined && best.length === 0);
  const nothing = candidates.length > 0 ? m.entry_preview_none() : m.no_station({ category });
  return (
    <PreviewFrame
      title={category}
      detail={area === 'SM' ? m.entry_preview_best() : m.entry_preview_best_border()}
      isPending={isLoading}
      failure={error && !data ? m.failed_ranking() : undefined}
      onRetry={() => void refetch()}
      empty={isEmpty ? nothing : undefined}
      cachedAt={data?.cachedAt}
      isDemo={demoPriceShare(best.map(({ fuel }) => fuel)) === 'all'}
    >
      {best.map(({ business, fuel, rank }) => (
        <PreviewRow key={business.id} fuel={fuel} name={business.name} rank={rank}>
          {business.locality}
        </PreviewRow>
      ))}
    </PreviewFrame>
  );
}
