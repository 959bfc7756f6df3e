import { AREA_CHOICES, type AreaChoice } from '@pieno/contract/prices/areas.ts';
import { FUEL_MODES, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { areasOf } from '@pieno/contract/prices/ranking.ts';
import { usePrefetchQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { rankingQuery } from '../../core/api/prices/ranking.ts';
import {
  filterFor,
  ownMode,
  searchOf,
  type RankingFilter,
} from '../../screens/ranking/ranking-filter.ts';
import { RankingScreen } from '../../screens/ranking/ranking-screen.tsx';
import { decadeName } from '../../features/prices/category-names.ts';

interface Search {
  area?: AreaChoice | undefined;
  /** `all` if the visitor chose all modes over the tank's own. */
  mode?: FuelMode | 'all' | undefined;
  order?: RankingFilter['order'];
  open?: true | undefined;
  favorites?: true | undefined;
}

// Invalid search parameters are ignored, not rejected.
const readSearch = ({ area, mode, order, open, favorites }: Record<string, unknown>): Search => ({
  area: AREA_CHOICES.find((each) => each === area),
  mode: mode === 'all' ? mode : FUEL_MODES.find((each) => each === mode),
  order: order === 'near' || order === 'conviene' ? order : undefined,
  open: open === true || undefined,
  favorites: favorites === true || undefined,
});

export const Route = createFileRoute('/_page/ranking/$decade')({
  staticData: { page: { title: ({ decade }) => decadeName(Number(decade)), back: '/home' } },
  validateSearch: readSearch,
  beforeLoad: ({ params }) => {
    if (!isDecadeParam(params.decade)) throw redirect({ to: '/home', replace: true });
  },
  component: Ranking,
});

/** True for any non-negative number (rule ranking-parameter). */
const isDecadeParam = (param: string): boolean =>
  param.trim() !== '' && Number.isFinite(Number(param)) && Number(param) >= 0;

function Ranking() {
  const decade = Number(Route.useParams().decade);
  const { area = 'SM', mode, ...rest } = Route.useSearch();
  const own = ownMode(decade);
  const filter = { area, mode: mode === 'all' ? undefined : (mode ?? own), ...rest };
  // Requested before the screen is rendered.
  const [first, second = first] = areasOf(area);
  usePrefetchQuery(rankingQuery(decade, first));
  usePrefetchQuery(rankingQuery(decade, second));
  const navigate = Route.useNavigate();
  // Replaces the history entry: after any number of fuels Back returns to the page before.
  const show = (shown: number, wanted: Search) =>
    void navigate({
      params: { decade: String(shown) },
      search: wanted,
      replace: true,
      resetScroll: false,
    });
  return (
    <RankingScreen
      decade={decade}
      filter={filter}
      onFilter={(wanted) => show(decade, { ...(own && { mode: 'all' }), ...searchOf(wanted) })}
      onFuel={(other) => show(other, searchOf(filterFor(other, filter)))}
    />
  );
}
