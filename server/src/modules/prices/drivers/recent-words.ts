import { sql } from 'kysely';
import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../../db/database.ts';
import type { Said } from '../judge/said.ts';
import type { ShownPrice } from '../current/shown-prices.ts';

const AGAIN_MS = REPORT_LIMITS.againMinutes * 60_000;

/** What a person has said of a fuel within the hour and not taken back. */
export interface RecentWords {
  /** When the newest word was received, and its price in thousandths of a euro. */
  lastAt: Date;
  lastPrice: number;
  /** When another price than the station's was last said; null where prices were only confirmed. */
  claimedAt: Date | null;
}

/**
 * Reads what a person has said of a station's fuels within the hour before an instant (rule report-limits).
 * @param person the person's hash
 * @returns by fuel type
 */
export async function readRecentWords(
  executor: Executor,
  now: Date,
  stationId: number,
  person: string,
): Promise<Map<number, RecentWords>> {
  const since = new Date(now.getTime() - AGAIN_MS).toISOString();
  const { rows } = await sql<RecentWords & { fuel: number }>`
    select fuel, max(at) as "lastAt", (array_agg(price order by at desc))[1] as "lastPrice",
      max(at) filter (where is_claim) as "claimedAt"
    from (
      select fuel_type_id as fuel, price, received_at as at, true as is_claim from observation
      where claimant = ${person} and origin = 'driver' and station_id = ${stationId}::integer
      and received_at > ${since}::timestamptz
      and not (state = 'withdrawn' and decided_by = 'author')
      union all
      select fuel_type_id, price, received_at, false from confirmation
      where claimant = ${person} and origin = 'driver' and station_id = ${stationId}::integer
      and received_at > ${since}::timestamptz and not undone
    ) word
    group by fuel
  `.execute(executor);
  return new Map(rows.map(({ fuel, ...words }) => [fuel, words]));
}

/** Whether somebody may confirm a price: not again within the hour, unless somebody else has said it since. */
export const mayConfirm = (words: RecentWords | undefined, current: ShownPrice): boolean =>
  !words || (words.lastPrice !== current.price && words.lastAt < current.observedAt);

/** Whether somebody may say another price: once an hour; the own confirmation may be corrected. */
export const mayClaim = (words: RecentWords | undefined): boolean => !words?.claimedAt;

const clock = new Intl.DateTimeFormat('it', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** Tells when the fuel was reported, and from when it may be again. @param at when it was received */
export const saidAgain = (
  { fuelTypeId, price }: Pick<Said, 'fuelTypeId' | 'price'>,
  at: Date,
): Said => ({
  fuelTypeId,
  price,
  state: 'refused',
  code: 'refused_again',
  params: { at: clock.format(at), from: clock.format(new Date(at.getTime() + AGAIN_MS)) },
});
