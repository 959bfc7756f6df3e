/**
 * Percentage of prices that are still the same after 0, 1, 2 … days, by category. Written by `npm run bench -- truth
 * --write` from the Italian ministry's price files; source and licence in NOTICE.
 */
export const STILL_RIGHT: Readonly<Record<number, readonly number[]>> = {
  10: [100, 75.3, 57.3, 44.2, 34.5, 27, 21.7, 17.9, 15.3, 13.5, 11.9, 10.8, 10, 9.4, 8.7],
  20: [100, 69, 48.8, 34.4, 24.7, 18.3, 14.2, 11.6, 10.2, 9.4, 8.7, 8.2, 7.7, 7.5, 7.4],
  30: [100, 91.3, 83.8, 76.7, 70.2, 64.2, 58.7, 53.5, 49, 45.2, 41.8, 38.8, 36, 33.6, 31.3],
  40: [100, 93.3, 87.9, 82.9, 78.1, 73.6, 69.6, 66.5, 63.8, 61.4, 59.1, 57.1, 55.1, 53.2, 51.2],
};
