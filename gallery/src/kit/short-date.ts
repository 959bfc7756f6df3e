const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** yyyy-mm-dd as a demo page writes it: 21 Nov 2026. */
export const shortDate = (day: string): string => format.format(new Date(day));
