import { AREAS } from '@pieno/contract/prices/areas.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { areaHistoryQuery } from '../../../core/api/history/history.ts';
import { modeText } from '../../../core/format/mode.ts';
import { m } from '../../../paraglide/messages.js';
import { daysAcross } from './area-days.ts';
import { borderDays, borderPath, centsOf, type BorderDay } from './border-days.ts';
import { apartText, dayText, trendText } from './border-trend-text.ts';
import { changesOf } from './moments.ts';
import styles from './history.module.css';

/** Height of the drawing, which is stretched to the available width. */
const HIGH = 48;

export interface BorderTrendProps {
  decade: number;
  /** The mode that is compared; both together if undefined. */
  mode?: FuelMode | undefined;
  /** Shown while loading, and if no day can be compared. */
  children?: (isPending: boolean) => ReactNode;
}

/**
 * How much lower San Marino's lowest price was than the border belt's over thirty days: a
 * sentence above a chart, and a table for screen readers (rule border-trend).
 */
export function BorderTrend({ decade, mode, children }: BorderTrendProps) {
  const [here, there] = useQueries({
    queries: AREAS.map((area) => areaHistoryQuery(decade, area, mode)),
  });
  const days = borderDays(here?.data?.data.daily ?? [], there?.data?.data.daily ?? []);
  if (days.length === 0) return children?.(Boolean(here?.isPending || there?.isPending));
  // For one mode: the later of the two dates.
  const known = [here, there].map((each) => each?.data?.data.known_from ?? '').toSorted()[1]!;
  const from = here?.data?.data.from ?? '';
  const { path, zero } = borderPath(days, HIGH);
  const across = daysAcross(days);
  return (
    <div className={styles.trend}>
      <p>
        {trendText(days)}
        {mode &&
          (known > from
            ? ` · ${m.trend_known({ mode: modeText(mode), day: dayText(known) })}`
            : ` · ${modeText(mode)}`)}
      </p>
      {changesOf([days.map(centsOf)]) > 2 && (
        <svg
          className={styles.small}
          viewBox={`0 0 ${across} ${HIGH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.zero} d={`M0 ${zero}H${across}`} />
          <path d={path} />
        </svg>
      )}
      <VisuallyHidden>
        <DifferenceTable days={days} />
      </VisuallyHidden>
    </div>
  );
}

const DifferenceTable = ({ days }: { days: readonly BorderDay[] }) => (
  <table>
    <caption>{m.trend_difference_caption()}</caption>
    <thead>
      <tr>
        <th scope="col">{m.trend_difference_day()}</th>
        <th scope="col">{m.area_san_marino()}</th>
        <th scope="col">{m.area_border()}</th>
        <th scope="col">{m.trend_difference_column()}</th>
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((day) => (
        <tr key={day.day}>
          <th scope="row">{dayText(day.day)}</th>
          <td>{priceDigits(day.here)}</td>
          <td>{priceDigits(day.there)}</td>
          <td>{apartText([day])}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
