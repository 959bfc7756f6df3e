export interface RatingShare {
  stars: number;
  /** Per cent of all ratings. */
  share: number;
}

/** The breakdown of the specification (spec §2, §9). */
export const BREAKDOWN = {
  rating: 4.44,
  count: 128,
  shares: [
    { stars: 5, share: 78 },
    { stars: 4, share: 14 },
    { stars: 3, share: 8 },
    { stars: 2, share: 0 },
    { stars: 1, share: 0 },
  ],
} as const satisfies { rating: number; count: number; shares: readonly RatingShare[] };

export const OVERALL = { rating: 4.65, count: 1204 } as const;

export const QUALITIES = [
  { name: 'Price', rating: 4.8 },
  { name: 'Cleanliness', rating: 4.2 },
  { name: 'Staff', rating: 4.65 },
  { name: 'Opening hours', rating: 3.4 },
] as const;

export const REVIEWS = [
  {
    person: 'bruno',
    name: 'Bruno',
    rating: 5,
    when: '2 days ago',
    text: 'Three cents less than on the main road, and the pump is quick.',
  },
  {
    person: 'irene',
    name: 'Irene',
    rating: 4,
    when: 'Last week',
    text: 'Friendly at the till. The air for the tyres could be easier to find.',
  },
  {
    person: 'hugo',
    name: 'Hugo',
    rating: 4.5,
    when: 'In October',
    text: 'Open at five in the morning. I was not the only one.',
  },
] as const;

/** What each number of stars says. */
export const VERDICTS = [
  'Not rated yet',
  'Poor',
  'Fair',
  'Good',
  'Very good',
  'Excellent',
] as const;
