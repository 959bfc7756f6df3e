import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { StationAlert } from '../../features/alerts/station-alert.tsx';
import { HistorySection } from '../../features/prices/history/history-section.tsx';
import { StationActions } from './station-actions.tsx';

/** What follows the cards: what prices were, and what may be done. Not kept in advance. */
export function BelowCards({ details }: { details: BusinessDetails }) {
  return (
    <>
      {details.prices.length > 0 && <HistorySection details={details} />}
      <StationActions station={details.business} isClosed={details.closed}>
        <StationAlert details={details} />
      </StationActions>
    </>
  );
}
