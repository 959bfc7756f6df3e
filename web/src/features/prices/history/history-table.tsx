import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../fuel-names.ts';
import type { ChartLine } from './chart-lines.ts';
import { priceOf, sourceOf, stateOf } from './history-texts.ts';
import styles from './history.module.css';

/** Rows per page: a year has up to 1,500 per fuel. */
const ROWS = 100;

/** 'Come tabella': the same steps, newest first (rule chart-table). */
export function HistoryTable({ lines, name }: { lines: readonly ChartLine[]; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.table}>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {m.history_table()}
      </Button>
      {isOpen && <Rows lines={lines} name={name} />}
    </div>
  );
}

function Rows({ lines, name }: { lines: readonly ChartLine[]; name: string }) {
  const [count, setCount] = useState(ROWS);
  const rows = lines
    .flatMap(({ fuel, history }) => history.steps.map((step) => ({ fuel, step })))
    .toSorted((a, b) => Date.parse(b.step.at) - Date.parse(a.step.at));
  return (
    <>
      {/* Focusable, so that keys can scroll it if wider than the screen. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">{m.history_column_since()}</th>
              <th scope="col">{m.history_column_fuel()}</th>
              <th scope="col">{m.history_column_price()}</th>
              <th scope="col">{m.history_column_source()}</th>
              <th scope="col">{m.history_column_state()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map(({ fuel, step }) => (
              <tr key={`${fuel.id} ${step.at}`}>
                <td>
                  <time dateTime={step.at}>{dateTimeText(step.at)}</time>
                </td>
                <th scope="row">{fuelName(fuel)}</th>
                <td translate="no">{priceOf(step)}</td>
                <td>{sourceOf(step)}</td>
                <td>{stateOf(step)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count < rows.length && (
        <Button variant="default" onClick={() => setCount(count + ROWS)}>
          {m.history_more({ count: Math.min(ROWS, rows.length - count) })}
        </Button>
      )}
    </>
  );
}
