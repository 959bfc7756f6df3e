import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { StationAlert } from '../../features/alerts/station-alert.tsx';
import { HistorySection } from '../../features/prices/history/history-section.tsx';
import { StationActions } from './station-actions.tsx';

/** The history of prices and the actions, below the cards. Not preloaded for offline use. */
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
