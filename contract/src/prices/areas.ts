/** The areas that have rankings of their own. Without a schema: addresses are checked before any answer is. */
export const AREAS = ['SM', 'confine'] as const;
/** `SM` is San Marino; `confine` the Italian stations within `BORDER_BELT_KM` of its centre. */
export type Area = (typeof AREAS)[number];

/** What a ranking's page can be chosen to show: an area, or both, merged from their two rankings (rule ranking-both). */
export const AREA_CHOICES = [...AREAS, 'entrambe'] as const;
export type AreaChoice = (typeof AREA_CHOICES)[number];
