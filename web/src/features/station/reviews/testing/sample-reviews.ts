/** Sample reviews, as the server sends them. */
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

/**
 * Typed `never`, since the path also matches that of a station, whose answer type the fake API
 * would require too.
 */
export const reviewsOf = (reviews: Review[], more: Partial<Reviews> = {}): never =>
  ({ reviews, count: reviews.length, hidden: 0, ...more }) satisfies Reviews as never;

export const ownReview = (more: Partial<OwnReview> = {}): OwnReview => ({
  ...review({ id: 9, name: 'titano', text: 'Il mio solito.' }),
  hidden: null,
  ...more,
});
