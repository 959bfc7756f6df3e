import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { m } from '../../../paraglide/messages.js';
import { originLabel } from '../../../features/prices/origin-label.ts';
import styles from './queue.module.css';

/** Names of the states of a price that was not accepted. */
const STATES: Readonly<Record<string, () => string>> = {
  held: m.admin_kind_held,
  reported: m.admin_kind_reported,
  rejected: m.admin_state_rejected,
  withdrawn: m.admin_state_withdrawn,
  lapsed: m.admin_state_lapsed,
};

/** The station's current, previous and recent prices, each with its origin, and the prices around. */
export function QueueFacts({ item: { current, before, reference, recent } }: { item: QueueItem }) {
  return (
    <dl className={styles.facts}>
      {current && <Fact name={m.admin_current()} value={factText(current)} />}
      {before && <Fact name={m.admin_before()} value={factText(before)} />}
      {reference !== null && <Fact name={m.admin_reference()} value={priceDigits(reference)} />}
      {recent.length > 0 && <Fact name={m.admin_recent()} value={runsOf(recent).join(' · ')} />}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface OriginPrice {
  price: number;
  origin: PriceOrigin;
  state?: string;
}

function factText({ price, origin, state = '' }: OriginPrice): string {
  const about = [originLabel(origin), STATES[state]?.()].filter((text) => text !== undefined);
  return `${priceDigits(price)} ${about.join(', ')}`;
}

/** Formats the reports, newest first; equal ones in a row appear once. */
function runsOf(prices: readonly OriginPrice[]): string[] {
  const runs: { text: string; count: number }[] = [];
  for (const text of prices.map(factText)) {
    const last = runs.at(-1);
    if (last?.text === text) last.count += 1;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) =>
    count === 1 ? text : m.admin_recent_times({ text, count }),
  );
}
