import { isDecade } from '@pieno/contract/prices/fuels.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { modeText } from '../../core/format/mode.ts';
import { m } from '../../paraglide/messages.js';
import { decadeName } from '../../features/prices/category-names.ts';
import { pathOf, type RankingFilter } from './ranking-filter.ts';

const NoFavorites = lazy<(props: { to: string }) => ReactNode>(() =>
  import('../../features/favorites/no-favorites.tsx')
    .then((module) => ({ default: module.NoFavorites }))
    .catch(() => ({ default: () => <EmptyState message={m.no_prices()} /> })),
);

/**
 * Shown for a ranking without stations: a text and a link (rule ranking-states). In San Marino the link leads to the
 * border belt. In the belt a detail adds that stations sell the fuel at unknown prices. For favourites only, it explains
 * how to add one.
 */
export function EmptyRanking({ decade, filter }: { decade: number; filter: RankingFilter }) {
  if (filter.favorites)
    return (
      <Suspense>
        <NoFavorites to={pathOf(decade, { ...filter, favorites: undefined })} />
      </Suspense>
    );
  const category = decadeName(decade) + (filter.mode ? ` ${modeText(filter.mode)}` : '');
  const isWhole = isDecade(decade) && !filter.mode;
  return (
    <EmptyState
      message={m.no_station({ category })}
      detail={filter.area === 'confine' && isWhole ? m.ranking_border_unknown() : undefined}
    >
      {filter.area === 'SM' && isWhole ? (
        <ButtonLink to={`/ranking/${decade}?area=confine`}>{m.ranking_see_border()}</ButtonLink>
      ) : (
        <ButtonLink to="/home">{m.back_home()}</ButtonLink>
      )}
    </EmptyState>
  );
}
