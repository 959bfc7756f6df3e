import { inSanMarino, type InSanMarino } from '../../../core/format/clock.ts';
import { dayTicks, type TickUnit } from './day-ticks.ts';
import type { Geometry } from './geometry.ts';
import styles from './history.module.css';
import { SvgPrice } from './svg-price.tsx';

const DAY = inSanMarino({ day: 'numeric', month: 'short' });
const MONTH = inSanMarino({ month: 'short', year: 'numeric' });
const LABELS: Readonly<Record<TickUnit, InSanMarino>> = {
  day: DAY,
  week: DAY,
  month: MONTH,
  quarter: MONTH,
  year: inSanMarino({ year: 'numeric' }),
};

/** Width of a day's label and of a mark, in line heights. */
const LABEL_WIDTH = 3;
const MARK_WIDTH = 0.4;

interface PlotAxesProps {
  geometry: Geometry;
  to: number;
  /** In euros. */
  prices: readonly number[];
}

/** Horizontal lines for prices, and marks for midnights below. */
export function PlotAxes({ geometry, to, prices }: PlotAxesProps) {
  const { left, right, top, bottom, em, from, x, y } = geometry;
  const room = (right - left) / em;
  const marks = dayTicks(from, to, Math.floor(room / MARK_WIDTH));
  const labels = dayTicks(from, to, Math.max(Math.floor(room / LABEL_WIDTH), 2));
  const shown = labels.at.filter((at) => x(at) < right - em && x(at) > left - 1);
  const name = LABELS[labels.unit];
  return (
    <g>
      {prices.map((price) => (
        <g key={price}>
          <path className={styles.grid} d={`M${left} ${y(price)}H${right}`} />
          <SvgPrice className={styles.label} value={price} x={0} y={y(price)} dy="0.35em" />
        </g>
      ))}
      <path
        className={styles.marks}
        d={marks.at.map((at) => `M${x(at)} ${bottom}v${em * 0.3}`).join('')}
      />
      <path
        className={styles.grid}
        d={shown.map((at) => `M${x(at)} ${top}V${bottom + em * 0.5}`).join('')}
      />
      {shown.map((at) => (
        <text
          key={at}
          className={styles.label}
          x={x(at)}
          y={bottom + em * 1.5}
          textAnchor={x(at) < left + em * 1.5 ? 'start' : 'middle'}
        >
          {name(at)}
        </text>
      ))}
    </g>
  );
}
