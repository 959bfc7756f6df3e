/** Favourites of a person, characters of a label, and for how long a removed one is remembered. */
export const FAVORITES = { max: 50, label: 30, removedDays: 90 } as const;
