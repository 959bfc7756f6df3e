import { noStationSentence } from '@pieno/contract/errors.ts';
import { decadeLabel, isDecade } from '@pieno/contract/fuels.ts';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { EmptyState } from '@pieno/ui/state-card.tsx';
import { modeText } from '../../format/mode.ts';
import { m } from '../../paraglide/messages.js';
import type { RankingFilter } from './ranking-filter.ts';

/**
 * Nobody sells it here: the specification's sentence, and the way across the border. Beyond it somebody does:
 * it is us who know no price.
 */
export function EmptyRanking({ decade, filter }: { decade: number; filter: RankingFilter }) {
  const category = decadeLabel(decade) + (filter.mode ? ` ${modeText(filter.mode)}` : '');
  const canCross = filter.area === 'SM' && !filter.mode && isDecade(decade);
  return (
    <EmptyState
      message={noStationSentence(category)}
      detail={filter.area === 'confine' && !filter.mode ? m.ranking_border_unknown() : undefined}
    >
      {canCross && (
        <ButtonLink to={`/ranking/${decade}?area=confine`}>{m.ranking_see_border()}</ButtonLink>
      )}
    </EmptyState>
  );
}
