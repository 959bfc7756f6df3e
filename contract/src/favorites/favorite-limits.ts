/** Favourites per person, characters of a label, and days that a removed favourite is remembered. */
export const FAVORITES = { max: 50, label: 30, removedDays: 90 } as const;
