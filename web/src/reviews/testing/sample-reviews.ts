/** Made-up reviews, as the server sends them. */
import type { OwnReview, Review, Reviews } from '@pieno/contract/reviews/reviews.ts';

export const review = (more: Partial<Review> = {}): Review => ({
  id: 1,
  name: 'Anna',
  stars: 4,
  chips: { toilets: true, night_cash: false },
  text: 'Gentili anche di notte.',
  month: '2026-10',
  answer: null,
  ...more,
});

export const reviewsOf = (reviews: Review[], more: Partial<Reviews> = {}): Reviews => ({
  reviews,
  count: reviews.length,
  hidden: 0,
  ...more,
});

export const ownReview = (more: Partial<OwnReview> = {}): OwnReview => ({
  ...review({ id: 9, name: 'titano', text: 'Il mio solito.' }),
  hidden: null,
  ...more,
});
