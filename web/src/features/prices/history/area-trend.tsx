import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { useQuery } from '@tanstack/react-query';
import { areaHistoryQuery } from '../../../core/api/history/history.ts';
import { m } from '../../../paraglide/messages.js';
import { areaFigures, dayPath, daysAcross } from './area-days.ts';
import { BorderTrend } from './border-trend.tsx';
import { changesOf } from './moments.ts';
import styles from './history.module.css';

/** Height of the drawing, which is stretched to the available width. */
const HIGH = 48;

interface AreaTrendProps {
  decade: number;
  area: Area;
  /** The mode of the ranking on the screen; undefined for both. */
  mode?: FuelMode | undefined;
}

/**
 * The lowest and the median price of a category in an area over thirty days: a sentence, from
 * the third change on with a chart (rule area-trend), and the difference to the other area.
 * Nothing while loading.
 */
export function AreaTrend({ decade, area, mode }: AreaTrendProps) {
  const { data } = useQuery(areaHistoryQuery(decade, area));
  const daily = data?.data.daily ?? [];
  const figures = areaFigures(daily);
  if (!figures) return null;
  const prices = { min: priceDigits(figures.min), median: priceDigits(figures.median) };
  const path = (price: 'min' | 'median') => dayPath(daily, price, HIGH);
  return (
    <div className={styles.trends}>
      <div className={styles.trend}>
        <p>{area === 'SM' ? m.trend_here(prices) : m.trend_border(prices)}</p>
        {changesOf([daily.map(({ min }) => min), daily.map(({ median }) => median)]) > 2 && (
          <svg
            className={styles.small}
            viewBox={`0 0 ${daysAcross(daily)} ${HIGH}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.median} d={path('median')} />
            <path d={path('min')} />
          </svg>
        )}
      </div>
      <BorderTrend decade={decade} mode={mode} />
    </div>
  );
}
