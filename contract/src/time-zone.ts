/** Days and times are those of San Marino, wherever phone and server are. */
export const TIME_ZONE = 'Europe/San_Marino';

const calendar = new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * Returns the calendar day in San Marino at an instant.
 * @returns year-month-day
 * @throws RangeError for an invalid `Date`
 */
export function dayInSanMarino(moment: Date): string {
  const part = Object.fromEntries(
    calendar.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${part['year']!.padStart(4, '0')}-${part['month']}-${part['day']}`;
}
