/** Notifies people of matching prices (rules alert-told, alert-unopened). */
import { sql } from 'kysely';
import type { AlertChannel } from '@pieno/contract/alerts/alerts.ts';
import type { AlertNews } from '@pieno/contract/notifications/sent-params.ts';
import type { Executor } from '../../db/database.ts';
import { notifyAll, type NewMessage } from '../notifications/notify.ts';
import { alertNews } from './alert-news.ts';
import { decide, type Decision } from './decide.ts';
import type { News } from './evaluate-prices.ts';
import { keyOf, type ModePrice } from './mode-prices.ts';
import { nextSeven } from '../notifications/quiet-hours.ts';
import { bestOf, pairOf, type RankedFuel } from './ranked-fuels.ts';
import type { WishedAlert } from './wished-alerts.ts';

export interface Prices {
  /** All that rank, except drivers' new prices. */
  evaluated: readonly RankedFuel[];
  costs: ReadonlyMap<string, ModePrice>;
  news: readonly News[];
}

interface Outcome {
  alert: WishedAlert;
  decision: Decision;
  best: RankedFuel | undefined;
  /** True where the known price had been above the alert's limit. */
  isOver: boolean;
}

/**
 * Evaluates alerts by the best price of their target, sends one message per person, and records it.
 * @param isNight true if the changes are of the night
 */
export async function notifyAlerts(
  tx: Executor,
  alerts: readonly WishedAlert[],
  prices: Prices,
  { now, isNight }: { now: Date; isNight: boolean },
): Promise<void> {
  const outcomes = alerts.map((alert) => evaluateAlert(alert, prices, now));
  await saveOutcomes(tx, outcomes, now);
  const was = new Map(prices.news.map(({ fuel, was: before }) => [pairOf(fuel), before]));
  const messages: NewMessage[] = [];
  for (const [userId, own] of Map.groupBy(outcomes, ({ alert }) => alert.userId)) {
    const to = { userId, at: now };
    const notified = own.filter(({ decision }) => decision === 'notify');
    if (notified.length > 0) messages.push({ ...to, ...newsOf(notified, was, isNight) });
    const paused = own.filter(({ decision }) => decision === 'pause');
    if (paused.length > 0) messages.push({ ...to, ...pauseOf(paused) });
  }
  await notifyAll(tx, messages);
}

function evaluateAlert(alert: WishedAlert, { evaluated, costs }: Prices, now: Date): Outcome {
  const { wish, below, knownStationId, knownSince } = alert;
  const best = bestOf(evaluated, wish);
  const there =
    knownStationId === null ? undefined : costs.get(keyOf(knownStationId, wish.decade, wish.mode));
  const { price = 0, was = 0, since = '' } = there ?? {};
  const isOver = price > below || (was > below && since > knownSince.toISOString());
  const isReleased = there === undefined || isOver;
  return { alert, best, isOver, decision: decide(alert, best?.price, { isReleased, now }) };
}

function newsOf(notified: readonly Outcome[], was: ReadonlyMap<string, number>, night: boolean) {
  const all = notified.map(({ alert, best }) =>
    alertNews(alert, best!, was.get(pairOf(best!)) ?? best!.price),
  );
  const news = all.toSorted(bestFirst);
  // News postponed from the day before are not of the night.
  const isOfNight = night && notified.every(({ best }) => was.has(pairOf(best!)));
  const params = { news, night: isOfNight };
  return { kind: 'alert' as const, params, channels: channelsOf(notified) };
}

/** Sorts by the saving of a fill, then by price. */
const bestFirst = (a: AlertNews, b: AlertNews): number =>
  (b.saving_cents ?? 0) - (a.saving_cents ?? 0) || a.price - b.price;

function pauseOf(paused: readonly Outcome[]) {
  const params = { alert_ids: paused.map(({ alert }) => alert.id) };
  return { kind: 'alert_paused' as const, params, channels: channelsOf(paused) };
}

const channelsOf = (outcomes: readonly Outcome[]): AlertChannel[] => [
  ...new Set(outcomes.flatMap(({ alert }) => alert.channels)),
];

async function saveOutcomes(tx: Executor, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const rows = outcomes.map(({ alert: { id }, decision, best, isOver }) => ({
    id,
    decision,
    price: best?.price,
    station: best?.stationId,
    over: isOver,
  }));
  await sql`
    update alert set
      told_at = case when decision = 'notify' then ${now}::timestamptz else told_at end,
      told_price = case when decision = 'notify' then outcome.price when decision = 'later' and over then null else told_price end,
      told_station_id = case when decision = 'notify' then outcome.station else told_station_id end,
      unopened = unopened + case when decision = 'notify' then 1 else 0 end,
      again_at = case decision when 'later' then ${nextSeven(now)}::timestamptz when 'nothing' then again_at end,
      paused_at = case when decision = 'pause' then ${now}::timestamptz end,
      paused_by = case when decision = 'pause' then 'unopened' end
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as outcome(id bigint, decision text, price integer, station integer, over boolean)
    where alert.id = outcome.id`.execute(tx);
}
