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

const DetailsCards = later<DetailsCardsProps>(
  () =>
    import('./details-cards.tsx')
      .then((module) => module.DetailsCards)
      .catch(
        // Not cached: a source's hours are.
        () =>
          ({ text }: DetailsCardsProps) => <HoursCard text={text} />,
      ),
  { onServer: true },
);

interface DetailsCardsProps {
  details: WireDetails;
  text: string | null;
  isClosed: boolean;
}

interface Pictures {
  images: BusinessDetails['gallery_images'];
}

/** The station's own details, beside place and prices. Rankings lack them, so they are not preloaded. */
export function FactsCards({ details }: { details: BusinessDetails }) {
  const { business, gallery_images: images, details: facts, closed } = details;
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
      {facts ? (
        <Suspense>
          <DetailsCards details={facts} text={business.opening_hours} isClosed={closed === true} />
        </Suspense>
      ) : (
        <HoursCard text={business.opening_hours} />
      )}
    </>
  );
}
