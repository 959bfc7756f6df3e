import { lazy, Suspense, type ReactNode } from 'react';
import type { BusinessDetails, WireDetails } from '@pieno/contract/business.ts';
import { ContactsCard } from './contacts-card.tsx';
import { DescriptionCard, HoursCard } from './text-cards.tsx';

const PhotosCard = lazy<(props: Pictures) => ReactNode>(() =>
  import('./photos-card.tsx')
    .then((module) => ({ default: module.PhotosCard }))
    // Not on the phone: neither are its pictures.
    .catch(() => ({ default: () => null })),
);

const DetailsCards = lazy<(props: Said) => ReactNode>(() =>
  import('./details-cards.tsx')
    .then((module) => ({ default: module.DetailsCards }))
    // Not on the phone: what a source says of the hours is.
    .catch(() => ({ default: ({ text }: Said) => <HoursCard text={text} /> })),
);

interface Said {
  details: WireDetails;
  text: string | null;
  isClosed: boolean;
}

interface Pictures {
  images: BusinessDetails['gallery_images'];
}

/** What a station says of itself beside place and prices. Rankings know none of it, so it is not kept in advance. */
export function FactsCards({ details }: { details: BusinessDetails }) {
  const { business, gallery_images: images, details: said, closed } = details;
  return (
    <>
      <DescriptionCard text={business.description} />
      {images.length > 0 && (
        <Suspense>
          <PhotosCard images={images} />
        </Suspense>
      )}
      <ContactsCard business={business} />
      {said ? (
        <Suspense>
          <DetailsCards details={said} text={business.opening_hours} isClosed={closed === true} />
        </Suspense>
      ) : (
        <HoursCard text={business.opening_hours} />
      )}
    </>
  );
}
