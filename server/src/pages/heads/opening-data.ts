import type { WireDetails } from '@pieno/contract/stations/business.ts';
import { isWholeDay, type Span } from '@pieno/contract/stations/opening-hours.ts';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Describes a station's hours in schema.org's vocabulary; days without an entry are closed. */
export function openingData({ hours, exceptions }: WireDetails) {
  if (!hours) return {};
  const spans = hours.flatMap((day, index) => day.map((span) => ({ span, day: DAYS[index]! })));
  const byHours = Map.groupBy(spans, ({ span }) => `${span.from}–${span.to}`);
  return {
    openingHoursSpecification: [...byHours.values()].map((same) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: same.map(({ day }) => day),
      ...openData(same[0]!.span),
    })),
    ...(exceptions.length > 0 && {
      specialOpeningHoursSpecification: exceptions.flatMap(({ date, spans: other }) =>
        (other.length > 0 ? other : [CLOSED]).map((span) => ({
          '@type': 'OpeningHoursSpecification' as const,
          validFrom: date,
          validThrough: date,
          ...openData(span),
        })),
      ),
    }),
  };
}

/** schema.org marks a closed day by equal opening and closing times. */
const CLOSED: Span = { from: '00:00', to: '00:00' };

/** A whole day ends a minute early: schema.org has no 24:00. */
const openData = (span: Span) => ({
  opens: span.from,
  closes: isWholeDay(span) || span.to === '24:00' ? '23:59' : span.to,
});
