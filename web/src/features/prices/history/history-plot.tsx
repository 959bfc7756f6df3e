import { useSize } from '@pieno/ui/map/use-size.ts';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { m } from '../../../paraglide/messages.js';
import { spanOf, type ChartLine } from './chart-lines.ts';
import { geometryOf, LINES_HIGH } from './geometry.ts';
import { momentText } from './history-texts.ts';
import styles from './history.module.css';
import { momentAt } from './moments.ts';
import { PlotAxes } from './plot-axes.tsx';
import { PlotCursor, PlotLines } from './plot-lines.tsx';
import { priceTicks } from './price-axis.ts';

/** Used until measured. */
const FIRST = { width: 320, height: LINES_HIGH * 16 };
/** Moments that Page Up and Page Down skip. */
const PAGE = 10;

interface HistoryPlotProps {
  lines: readonly ChartLine[];
  now: Date;
  moments: readonly number[];
  /** Index of the cursor's moment. */
  cursor: number;
  onCursor: (cursor: number) => void;
}

/**
 * The lines with a cursor: a slider from change to change, by finger, mouse and keys
 * (rule chart-cursor).
 */
export function HistoryPlot({ lines, now, moments, cursor, onCursor }: HistoryPlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useSize(box);
  const size = measured ?? FIRST;
  const { from, to } = spanOf(lines);
  const prices = priceTicks(pricesOf(lines));
  const [low = 0, high = 1] = [prices[0], prices.at(-1)];
  const until = Math.min(now.getTime(), to);
  const geometry = geometryOf(size, { from, to, until, low, high });
  const moment = moments[cursor] ?? from;
  const last = moments.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const goal = goalOf(event.key, cursor, last);
    if (goal === undefined) return;
    event.preventDefault();
    onCursor(Math.min(Math.max(goal, 0), last));
  };
  const onPointer = (event: PointerEvent) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onCursor(momentAt(moments, geometry.timeAt(x)));
  };
  return (
    <div
      ref={box}
      className={styles.plot}
      role="slider"
      tabIndex={0}
      aria-label={m.history_cursor()}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={cursor}
      aria-valuetext={momentText(lines, moment)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      {measured && (
        <svg className={styles.svg} width={size.width} height={size.height} aria-hidden="true">
          <PlotAxes geometry={geometry} to={to} prices={prices} />
          <PlotLines lines={lines} geometry={geometry} />
          <PlotCursor lines={lines} geometry={geometry} moment={moment} />
        </svg>
      )}
    </div>
  );
}

/** The index that a key leads to; undefined for other keys. */
function goalOf(key: string, cursor: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return cursor - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return cursor + 1;
  if (key === 'PageDown') return cursor - PAGE;
  if (key === 'PageUp') return cursor + PAGE;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The extreme prices that the axis must include. */
function pricesOf(lines: readonly ChartLine[]): number[] {
  return lines.flatMap(({ history: { min, max } }) =>
    [min, max].flatMap((extreme) => (extreme ? [extreme.price] : [])),
  );
}
