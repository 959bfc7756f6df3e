const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats yyyy-mm-dd, e.g. as '21 Nov 2026'. */
export const shortDate = (day: string): string => format.format(new Date(day));
