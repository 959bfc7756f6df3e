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

/** Labels for none to five stars. */
export const VERDICTS = [
  'Not rated yet',
  'Poor',
  'Fair',
  'Good',
  'Very good',
  'Excellent',
] as const;
