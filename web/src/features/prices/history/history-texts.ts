import type { HistoryDays, HistoryStep } from '@pieno/contract/history/history.ts';
import { euroText, priceDigits } from '@pieno/ui/price/price-text.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../fuel-names.ts';
import type { ChartLine } from './chart-lines.ts';
import { stepAt } from './moments.ts';

const STATES: Readonly<Record<HistoryStep['state'], () => string>> = {
  fresh: m.history_fresh,
  ageing: m.price_ageing,
  stale: m.price_to_confirm,
};

const SOURCES: Readonly<Record<NonNullable<HistoryStep['source']>, () => string>> = {
  import: m.history_import,
  admin: m.origin_word_administrator,
  owner: m.origin_word_owner,
  driver: m.origin_word_driver,
};

export const stateOf = ({ price, state }: HistoryStep): string =>
  price === null ? '' : STATES[state]();

export const sourceOf = ({ source }: HistoryStep): string => (source ? SOURCES[source]() : '');

export const priceOf = ({ price }: HistoryStep): string =>
  price === null ? m.history_no_price() : euroText(price);

/** 'in 30 giorni', 'in tutto il tempo'. */
const spanText = (days: HistoryDays): string =>
  days === 'all' ? m.history_span_all() : m.history_span({ days });

/** 'Da 1,659 a 1,739 in 30 giorni, ora 1,699'. */
export function summaryText({ history: { steps, min, max, days } }: ChartLine): string {
  if (!min || !max) return m.history_summary_none({ span: spanText(days) });
  const last = steps.at(-1)?.price ?? null;
  const [low, high] = [priceDigits(min.price), priceDigits(max.price)];
  const now = last === null ? m.history_no_price() : priceDigits(last);
  if (low === high) {
    const about = { price: low, span: spanText(days) };
    return last === null ? m.history_summary_gone({ ...about, now }) : m.history_summary_one(about);
  }
  return m.history_summary({ low, high, span: spanText(days), now });
}

/**
 * The cursor's text for screen readers: '21/11/2026, 08:12: Benzina Self € 1,699, gestore,
 * recente'.
 */
export function momentText(lines: readonly ChartLine[], moment: number): string {
  const parts = lines.flatMap(({ fuel, history }) => {
    const step = stepAt(history, moment);
    if (!step) return [];
    const about = [priceOf(step), sourceOf(step), stateOf(step)].filter(Boolean).join(', ');
    return [`${fuelName(fuel)} ${about}`];
  });
  return `${dateTimeText(new Date(moment).toISOString())}: ${parts.join('; ')}`;
}
