import { useId, useState } from 'react';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { unitName } from '../category-names.ts';
import { fuelName } from '../fuel-names.ts';
import { spanOf, type ChartLine } from './chart-lines.ts';
import { HistoryPlot } from './history-plot.tsx';
import { HistoryTable } from './history-table.tsx';
import { priceOf, sourceOf, stateOf, summaryText } from './history-texts.ts';
import styles from './history.module.css';
import { changesOf, momentsOf, stepAt } from './moments.ts';
import { lineLook } from './plot-lines.tsx';

interface HistoryFigureProps {
  /** At least one. */
  lines: readonly ChartLine[];
  /** The category, e.g. 'Benzina'. */
  name: string;
}

/**
 * The chart of a category with its summary, the values at the cursor, and a table of the same
 * data (rule station-history).
 */
export function HistoryFigure({ lines, name }: HistoryFigureProps) {
  const summaryId = useId();
  const now = useNow();
  const moments = momentsOf(
    lines.map(({ history }) => history),
    spanOf(lines).from,
  );
  /** Null is the newest moment. */
  const [chosen, setChosen] = useState<number | null>(null);
  const cursor = Math.min(chosen ?? Infinity, moments.length - 1);
  const title = m.history_title({ name });
  const [{ fuel, history }] = lines as [ChartLine];
  const isDrawn = changesOf(lines.map((line) => line.history.steps.map(({ price }) => price))) > 2;
  return (
    <figure className={styles.figure} aria-label={title} aria-describedby={summaryId}>
      <figcaption>
        <ul role="list" id={summaryId} className={styles.summary}>
          {lines.map((line) => (
            <li key={line.fuel.id}>
              {isDrawn && <Sample line={line} />}
              <span>
                <strong>{fuelName(line.fuel)}</strong> {summaryText(line)}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
      {isDrawn && (
        <>
          <p className={styles.unit}>{`€ ${unitName(fuel.unit)}`}</p>
          <HistoryPlot {...{ lines, now, moments, cursor }} onCursor={setChosen} />
          <ul role="list" className={styles.readout}>
            {lines.map((line) => (
              <Readout key={line.fuel.id} line={line} moment={moments[cursor] ?? 0} />
            ))}
          </ul>
        </>
      )}
      <p className={styles.note}>
        {[
          isDrawn && m.history_dashed(),
          history.daily_until && m.history_daily({ when: dateTimeText(history.daily_until) }),
          lines.some((line) => line.history.reduced) && m.history_reduced(),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <HistoryTable lines={lines} name={title} />
    </figure>
  );
}

/** A sample of a fuel's line. */
function Sample({ line }: { line: ChartLine }) {
  return (
    <svg className={styles.sample} viewBox="0 0 24 10" aria-hidden="true">
      <g {...lineLook(line)}>
        <path d="M0 8H12V2H24" />
      </g>
    </svg>
  );
}

/** A fuel's price at the cursor, and since when. */
function Readout({ line, moment }: { line: ChartLine; moment: number }) {
  const step = stepAt(line.history, moment);
  return (
    <li>
      <Sample line={line} />
      <span>
        {fuelName(line.fuel)}{' '}
        <strong translate="no">{step ? priceOf(step) : m.history_no_price()}</strong>{' '}
        {step &&
          [m.history_since({ when: dateTimeText(step.at) }), sourceOf(step), stateOf(step)]
            .filter(Boolean)
            .join(' · ')}
      </span>
    </li>
  );
}
