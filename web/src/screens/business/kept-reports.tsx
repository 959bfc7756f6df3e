import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { lastingAt } from '@pieno/contract/prices/freshness.ts';
import { STATION_STATE_MINUTES } from '@pieno/contract/limits.ts';
import { euroText } from '@pieno/ui/price/price-text.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { PriceAge } from '../../features/prices/price-age.tsx';
import { stateText } from '../../features/prices/state-text.ts';
import type { TotemParts } from '../../features/reports/totem/station-report.tsx';
import styles from './prices-card.module.css';

/** The reports and states in the cached rankings, with their age, read-only. */
export function keptReports({ prices, reported, states }: BusinessDetails, now: Date): TotemParts {
  const shown = new Set(prices.map(({ fuel_type }) => fuel_type.id));
  const lines = lastingAt(reported, now).map(({ fuel_type: fuel, price, seen_at }) => ({
    id: fuel.id,
    line: (
      <ReportLine key={`${fuel.id} ${price}`} date={seen_at}>
        {!shown.has(fuel.id) && `${fuelName(fuel)} `}
        {m.row_reported({ price: euroText(price) })}
      </ReportLine>
    ),
  }));
  const stateLines = lastingAt(states, now).map((state) => (
    <ReportLine
      key={`${state.state} ${state.fuel_type_id}`}
      date={state.until && reportedAt(state.until)}
    >
      <strong>{stateText(state, prices)}</strong>
    </ReportLine>
  ));
  const foot = [...stateLines, ...lines.flatMap(({ id, line }) => (shown.has(id) ? [] : line))];
  return {
    beside: new Map(lines.map(({ id, line }) => [id, line])),
    foot: foot.length > 0 && <div className={styles.note}>{foot}</div>,
    editor: null,
  };
}

function ReportLine({ date, children }: { date: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.report}>
      {children}
      {date && ' · '}
      {date && <PriceAge date={date} />}
    </p>
  );
}

/** Returns the time of the last report, from its expiry. */
const reportedAt = (until: string): string =>
  new Date(Date.parse(until) - STATION_STATE_MINUTES * 60_000).toISOString();
