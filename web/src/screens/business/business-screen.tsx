import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Banner } from '@pieno/ui/states/banner.tsx';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { messageOf } from '../../core/api/api-error.ts';
import { businessQuery, isNotFound } from '../../core/api/stations/business.ts';
import { keptStationQuery } from '../../core/api/kept/kept-station.ts';
import { m } from '../../paraglide/messages.js';
import { rememberStation } from '../../core/session/guest-memory.ts';
import { later } from '../../core/takeover/later.ts';
import styles from './business-screen.module.css';
import { BusinessSkeleton } from './business-skeleton.tsx';
import { BusinessFailed, BusinessFailedAbove, BusinessMissing } from './business-states.tsx';
import { PositionCard } from './position-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { StationHeader } from './station-header.tsx';

const BelowCards = later<{ details: BusinessDetails }>(() =>
  import('./below-cards.tsx')
    .then((module) => module.BelowCards)
    .catch(
      // Not cached, and useless without the server: the page works without it.
      () => () => null,
    ),
);

// Loaded together with the station, so that both arrive at once.
const factsCards = import('./facts-cards.tsx')
  .then((module) => module.FactsCards)
  // Not cached: the page works without it.
  .catch(() => () => null);
const FactsCards = later<{ details: BusinessDetails }>(() => factsCards, { onServer: true });

/** /business/{id}: everything about one station (rule station-cards). */
export function BusinessScreen({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(businessQuery(id));
  const isMissing = id === '' || isNotFound(error);
  const isFailed = !data && !isPending && !isMissing;
  const kept = useQuery({ ...keptStationQuery(id), enabled: isFailed });
  const failure = { reason: messageOf(error), onRetry: () => void refetch() };
  // Merged into another station: the server has returned that one.
  if (data && String(data.data.business.id) !== id) return <Moved to={data.data.business.id} />;
  if (data) {
    const note = error && !isMissing && <BusinessFailedAbove {...failure} />;
    return <BusinessPage details={data.data} note={note} />;
  }
  if (isMissing) return <BusinessMissing />;
  if (isPending || kept.isLoading) return <BusinessSkeleton />;
  if (!kept.data) return <BusinessFailed {...failure} />;
  return (
    <BusinessPage
      details={kept.data.data}
      note={<BusinessFailedAbove {...failure} isPartial />}
      isPartial
    />
  );
}

const Moved = ({ to }: { to: number }) => (
  <Navigate to="/business/$id" params={{ id: String(to) }} replace />
);

interface BusinessPageProps {
  details: BusinessDetails;
  note: ReactNode;
  /** True for data from cached rankings. */
  isPartial?: boolean;
}

function BusinessPage({ details, note, isPartial = false }: BusinessPageProps) {
  const { business } = details;
  const { id, name, locality } = business;
  useEffect(() => rememberStation({ id, name, locality }), [id, name, locality]);
  return (
    <article className={styles.page} aria-label={business.name}>
      <StationHeader
        business={business}
        // States from a cached ranking are shown beside the prices, with their age.
        states={isPartial ? undefined : details.states}
        prices={details.prices}
      />
      {note}
      {details.closed && <Banner kind="info">{m.business_closed()}</Banner>}
      <div className={styles.columns}>
        <PositionCard business={business} />
        <div className={styles.prices}>
          <PricesCard details={details} isPartial={isPartial || details.closed === true} />
        </div>
        {!isPartial && (
          <div className={styles.facts}>
            <Suspense>
              <FactsCards details={details} />
            </Suspense>
          </div>
        )}
      </div>
      {!isPartial && (
        <Suspense>
          <BelowCards details={details} />
        </Suspense>
      )}
    </article>
  );
}
