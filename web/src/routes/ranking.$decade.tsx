import { decadeLabel, FuelModeSchema } from '@pieno/contract/fuels.ts';
import { AreaSchema } from '@pieno/contract/prices.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { catch as fallback, literal, object, optional, type output } from 'zod/mini';
import { RankingScreen } from '../screens/ranking/ranking-screen.tsx';
import { Page } from '../shell/page.tsx';

// Invalid search parameters are ignored, not rejected.
const SearchSchema = object({
  area: fallback(optional(AreaSchema), undefined),
  mode: fallback(optional(FuelModeSchema), undefined),
  order: fallback(optional(literal('near')), undefined),
});

export const Route = createFileRoute('/ranking/$decade')({
  validateSearch: (search): output<typeof SearchSchema> => SearchSchema.parse(search),
  beforeLoad: ({ params }) => {
    if (!isDecadeParam(params.decade)) throw redirect({ to: '/home', replace: true });
  },
  component: Ranking,
});

/** True for any non-negative number (spec §5). */
const isDecadeParam = (param: string): boolean =>
  param.trim() !== '' && Number.isFinite(Number(param)) && Number(param) >= 0;

function Ranking() {
  const decade = Number(Route.useParams().decade);
  const { area = 'SM', mode, order } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page title={decadeLabel(decade)} back="/home">
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
    </Page>
  );
}
