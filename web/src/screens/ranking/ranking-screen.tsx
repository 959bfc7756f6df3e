import { useQuery } from '@tanstack/react-query';
import { decadeLabel, type FuelMode } from '@pieno/contract/fuels.ts';
import type { Area } from '@pieno/contract/prices.ts';
import { rankCandidates } from '@pieno/contract/ranking.ts';
import { ErrorState } from '@pieno/ui/state-card.tsx';
import { isNotFound, messageOf } from '../../api/api-error.ts';
import { rankingQuery } from '../../api/ranking.ts';
import { MapView } from '../../map/map-view.tsx';
import { m } from '../../paraglide/messages.js';
import { DemoNotice } from '../../prices/demo-notice.tsx';
import { EmptyRanking } from './empty-ranking.tsx';
import { AreaSwitch, ModeFilter } from './filters.tsx';
import { pinsOf } from './pins.ts';
import { RankingList } from './ranking-list.tsx';
import styles from './ranking-screen.module.css';
import { RankingSkeletons } from './ranking-skeletons.tsx';

interface RankingScreenProps {
  decade: number;
  area: Area;
  mode: FuelMode | undefined;
  onFilter: (filter: { area?: Area; mode?: FuelMode | undefined }) => void;
}

/** /ranking/{decade}: the map and the ranked stations of one fuel category (spec §2). */
export function RankingScreen({ decade, area, mode, onFilter }: RankingScreenProps) {
  const { data, error, isPending, refetch } = useQuery(rankingQuery(decade, area));
  const all = data?.data ?? [];
  const entries = mode ? rankCandidates(all, mode) : all;
  const modes = new Set(all.flatMap((entry) => entry.fuels.map((fuel) => fuel.fuel_type.mode)));
  const isUnknown = isNotFound(error);
  return (
    <div className={styles.columns}>
      <div className={styles.map}>
        <MapView
          mode="live"
          label={m.ranking_map_label({ category: decadeLabel(decade) })}
          pins={pinsOf(entries)}
          fit={area === 'confine' ? 'pins' : 'san-marino'}
        />
      </div>
      <div className={styles.list}>
        <AreaSwitch area={area} onChange={(value) => onFilter({ area: value })} />
        {(modes.size > 1 || mode) && (
          <ModeFilter mode={mode} onChange={(value) => onFilter({ mode: value })} />
        )}
        {data ? (
          entries.length === 0 ? (
            <EmptyRanking decade={decade} area={area} mode={mode} />
          ) : (
            <>
              {entries.some((entry) => entry.fuels[0]!.source === 'demo') && <DemoNotice />}
              <RankingList entries={entries} />
            </>
          )
        ) : isPending ? (
          <RankingSkeletons />
        ) : isUnknown ? (
          <EmptyRanking decade={decade} area={area} mode={undefined} />
        ) : (
          <ErrorState
            message={messageOf(error)}
            retryLabel={m.retry()}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </div>
  );
}
