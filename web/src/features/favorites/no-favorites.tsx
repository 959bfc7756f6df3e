import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { m } from '../../paraglide/messages.js';

/**
 * Explains how to add a favourite if none is in a ranking. @param to the same ranking of all
 * stations
 */
export const NoFavorites = ({ to }: { to: string }) => (
  <EmptyState message={m.ranking_no_favorites()} detail={m.ranking_add_favorites()}>
    <ButtonLink to={to}>{m.home_see_ranking()}</ButtonLink>
  </EmptyState>
);
