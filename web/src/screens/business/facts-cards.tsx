import { Suspense } from 'react';
import type { BusinessDetails, WireDetails } from '@pieno/contract/stations/business.ts';
import { ReviewLine } from '../../features/station/reviews/review-line.tsx';
import { later } from '../../core/takeover/later.ts';
import { ContactsCard } from './contacts-card.tsx';
import { DescriptionCard, HoursCard } from './text-cards.tsx';

const PhotosCard = later<Pictures>(
  () =>
    import('./photos-card.tsx')
      .then((module) => module.PhotosCard)
      .catch(
        // Not cached: neither are its pictures.
        () => () => null,
      ),
  { isFirst: () => false },
);

const DetailsCards = later<Said>(
  () =>
    import('./details-cards.tsx')
      .then((module) => module.DetailsCards)
      .catch(
        // Not cached: a source's hours are.
        () =>
          ({ text }: Said) => <HoursCard text={text} />,
      ),
  { onServer: true },
);

interface Said {
  details: WireDetails;
  text: string | null;
  isClosed: boolean;
}

interface Pictures {
  images: BusinessDetails['gallery_images'];
}

/** The station's own details, beside place and prices. Rankings lack them, so they are not preloaded. */
export function FactsCards({ details }: { details: BusinessDetails }) {
  const { business, gallery_images: images, details: said, closed } = details;
  return (
    <>
      <ReviewLine details={details} />
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
