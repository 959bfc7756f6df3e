import { noStationSentence } from '@pieno/contract/errors.ts';
import { decadeLabel, isDecade, type FuelMode } from '@pieno/contract/fuels.ts';
import type { Area } from '@pieno/contract/prices.ts';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { EmptyState } from '@pieno/ui/state-card.tsx';
import { m } from '../../paraglide/messages.js';

interface EmptyRankingProps {
  decade: number;
  area: Area;
  mode: FuelMode | undefined;
}

/** Nobody sells it here: the specification's sentence, and the way across the border. */
export function EmptyRanking({ decade, area, mode }: EmptyRankingProps) {
  const canCross = area === 'SM' && isDecade(decade) && !mode;
  return (
    <EmptyState message={noStationSentence(decadeLabel(decade))}>
      {canCross && (
        <ButtonLink to={`/ranking/${decade}?area=confine`}>{m.ranking_see_border()}</ButtonLink>
      )}
    </EmptyState>
  );
}
