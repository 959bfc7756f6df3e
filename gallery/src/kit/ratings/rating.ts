/** Average out of 5, number of ratings, and distribution in per cent (rule gallery-samples). */
export const RATING = {
  average: 4.44,
  count: 128,
  shares: [
    { stars: 5, percent: 78 },
    { stars: 4, percent: 14 },
    { stars: 3, percent: 8 },
    { stars: 2, percent: 0 },
    { stars: 1, percent: 0 },
  ],
} as const;
