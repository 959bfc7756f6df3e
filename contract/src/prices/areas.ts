/** The areas with their own rankings. Without a schema, because addresses are checked before any answer is read. */
export const AREAS = ['SM', 'confine'] as const;
/** `SM` is San Marino; `confine` the Italian stations within `BORDER_BELT_KM` of its centre. */
export type Area = (typeof AREAS)[number];

/** What the page of a ranking can show: one area, or both, merged from their rankings (rule ranking-both). */
export const AREA_CHOICES = [...AREAS, 'entrambe'] as const;
export type AreaChoice = (typeof AREA_CHOICES)[number];
