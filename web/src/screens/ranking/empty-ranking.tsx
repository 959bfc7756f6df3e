import { isDecade } from '@pieno/contract/prices/fuels.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { modeText } from '../../format/mode.ts';
import { m } from '../../paraglide/messages.js';
import type { RankingFilter } from './ranking-filter.ts';
import { decadeName } from '../../prices/category-names.ts';

/**
 * Shown for a ranking without stations: a text and a link (rule ranking-states). In San Marino the link leads to
 * the border belt. In the belt a detail is added: stations there do sell the fuel, but no price is known.
 */
export function EmptyRanking({ decade, filter }: { decade: number; filter: RankingFilter }) {
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
