import { AREAS, type Area } from '@pieno/contract/areas.ts';
import { FUEL_MODES, type FuelMode } from '@pieno/contract/fuels.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { RankingScreen } from '../../screens/ranking/ranking-screen.tsx';
import { decadeName } from '../../prices/category-names.ts';

interface Search {
  area?: Area | undefined;
  mode?: FuelMode | undefined;
  order?: 'near' | undefined;
}

// Invalid search parameters are ignored, not rejected.
const readSearch = ({ area, mode, order }: Record<string, unknown>): Search => ({
  area: AREAS.find((each) => each === area),
  mode: FUEL_MODES.find((each) => each === mode),
  order: order === 'near' ? order : undefined,
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
  const { area = 'SM', mode, order } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RankingScreen
      key={decade}
      decade={decade}
      filter={{ area, mode, order }}
      onFilter={(filter) =>
        void navigate({
          search: { ...filter, area: filter.area === 'SM' ? undefined : filter.area },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
