/** The areas that have rankings of their own. Without a schema: addresses are checked before any answer is. */
export const AREAS = ['SM', 'confine'] as const;
/** `SM` is San Marino; `confine` the Italian stations within `BORDER_BELT_KM` of its centre. */
export type Area = (typeof AREAS)[number];
