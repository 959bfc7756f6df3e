import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Banner } from '@pieno/ui/banner.tsx';
import type { BusinessDetails, WireDetails } from '@pieno/contract/business.ts';
import { messageOf } from '../../api/api-error.ts';
import { businessQuery, isNotFound } from '../../api/business.ts';
import { keptStationQuery } from '../../api/kept-station.ts';
import { m } from '../../paraglide/messages.js';
import { rememberStation } from '../../session/guest-memory.ts';
import styles from './business-screen.module.css';
import { BusinessSkeleton } from './business-skeleton.tsx';
import { BusinessFailed, BusinessMissing, BusinessPartial } from './business-states.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { DescriptionCard, HoursCard } from './text-cards.tsx';
import { PositionCard } from './position-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { StationHeader } from './station-header.tsx';

const BelowCards = lazy<(props: { details: BusinessDetails }) => ReactNode>(() =>
  import('./below-cards.tsx').then(
    (module) => ({ default: module.BelowCards }),
    // Not on the phone, and of no use without the server: the page stands without it.
    () => ({ default: () => null }),
  ),
);

const PhotosCard = lazy<(props: Pictures) => ReactNode>(() =>
  import('./photos-card.tsx').then(
    (module) => ({ default: module.PhotosCard }),
    // Not on the phone: neither are its pictures.
    () => ({ default: () => null }),
  ),
);

const DetailsCards = lazy<(props: Said) => ReactNode>(() =>
  import('./details-cards.tsx').then(
    (module) => ({ default: module.DetailsCards }),
    // Not on the phone: what a source says of the hours is.
    () => ({ default: ({ text }: Said) => <HoursCard text={text} /> }),
  ),
);

interface Said {
  details: WireDetails;
  text: string | null;
  isClosed: boolean;
}

interface Pictures {
  images: BusinessDetails['gallery_images'];
}

/** /business/{id}: everything about one station (rule station-cards). */
export function BusinessScreen({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(businessQuery(id));
  const isMissing = id === '' || isNotFound(error);
  const isFailed = !data && !isPending && !isMissing;
  const kept = useQuery({ ...keptStationQuery(id), enabled: isFailed });
  const retry = () => void refetch();
  // Merged into another station: the server has answered with that one.
  if (data && String(data.data.business.id) !== id) return <Moved to={data.data.business.id} />;
  if (data) return <BusinessPage details={data.data} />;
  if (isMissing) return <BusinessMissing />;
  if (isPending || kept.isLoading) return <BusinessSkeleton />;
  if (!kept.data) return <BusinessFailed reason={messageOf(error)} onRetry={retry} />;
  return (
    <BusinessPage
      details={kept.data.data}
      note={<BusinessPartial reason={messageOf(error)} onRetry={retry} />}
    />
  );
}

const Moved = ({ to }: { to: number }) => (
  <Navigate to="/business/$id" params={{ id: String(to) }} replace />
);

function BusinessPage({ details, note }: { details: BusinessDetails; note?: ReactNode }) {
  const { business, gallery_images: images, details: said } = details;
  const { id, name, locality } = business;
  useEffect(() => rememberStation({ id, name, locality }), [id, name, locality]);
  return (
    <article className={styles.page} aria-label={business.name}>
      <StationHeader
        business={business}
        // What a ranking has kept of them stands beside the prices, with its age.
        states={note ? undefined : details.states}
        prices={details.prices}
      />
      {note}
      {details.closed && <Banner kind="info">{m.business_closed()}</Banner>}
      <div className={styles.columns}>
        <PositionCard business={business} />
        <PricesCard details={details} isPartial={note !== undefined || details.closed === true} />
        <DescriptionCard text={business.description} />
        {images.length > 0 && (
          <Suspense>
            <PhotosCard images={images} />
          </Suspense>
        )}
        <ContactsCard business={business} />
        {said ? (
          <Suspense>
            <DetailsCards
              details={said}
              text={business.opening_hours}
              isClosed={details.closed === true}
            />
          </Suspense>
        ) : (
          <HoursCard text={business.opening_hours} />
        )}
      </div>
      {!note && (
        <Suspense>
          <BelowCards details={details} />
        </Suspense>
      )}
    </article>
  );
}
