/** Query value that opens the reviews on a station's page. */
const REVIEWS_FOCUS = 'recensioni';

export const reviewsPath = (station: number): string =>
  `/business/${station}?focus=${REVIEWS_FOCUS}`;

export const isReviewsFocus = (): boolean =>
  new URLSearchParams(globalThis.location.search).get('focus') === REVIEWS_FOCUS;
