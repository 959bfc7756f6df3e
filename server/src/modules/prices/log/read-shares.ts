/** Reads at which stations known drivers' reports have effect. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { ageColumnsOf } from '../current/age-columns.ts';
import { lastInstants, type PriceAges, type PriceAgeFacts } from '../evaluate/freshness.ts';
import type { Share } from '../evaluate/share.ts';
import { DISPUTES_CURRENT } from './disputes/standing-dispute.ts';

/** SQL: true when the person, as a known one, reported or confirmed a current price or its base. */
const STANDS_BY = sql<boolean>`(
  exists (
    select from observation
    where observation.station_id = current_price.station_id and observation.fuel_type_id = current_price.fuel_type_id
    and claimant = share.person and known and voices > 0 and state = 'accepted'
    and (observation.price = current_price.price and observation.observed_at >= current_price.since
      or observation.price = base_price and observation.observed_at = base_at)
  ) or exists (
    select from confirmation
    where confirmation.station_id = current_price.station_id and confirmation.fuel_type_id = current_price.fuel_type_id
    and claimant = share.person and known and not undone
    and (confirmation.price = current_price.price and confirmed_at >= current_price.since
      or confirmation.price = base_price and confirmed_at = known_confirmed_at)
  )
)`;

const CONTESTED_BY = sql<boolean>`(contested and exists (
  select from price_dispute where claimant = share.person and known and ${DISPUTES_CURRENT}
))`;

interface Row extends Share, Omit<PriceAgeFacts, 'origin'> {
  isKept: boolean;
  contested: boolean;
  /** Null, like the other price fields, when no current price depends on the person. */
  origin: PriceAgeFacts['origin'] | null;
}

/**
 * Reads in one statement the stations at which known drivers' reports have effect (rule report-share): for a minimum
 * time, and while a rank depends on them.
 */
export async function readShares(tx: Executor, now: Date, ages: PriceAges): Promise<Share[]> {
  const { rows } = await sql<Row>`
    select person, station_id as "stationId", decade, until > ${now.toISOString()}::timestamptz as "isKept", standing.*
    from known_share as share
    left join lateral (
      select ${CONTESTED_BY} as contested, unit, ${ageColumnsOf('current_price')}
      from current_price join fuel_type on fuel_type.id = current_price.fuel_type_id
      where current_price.station_id = share.station_id and fuel_type.decade = share.decade
      and current_price.source <> 'demo' and (${STANDS_BY} or ${CONTESTED_BY})
    ) standing on until <= ${now.toISOString()}::timestamptz
  `.execute(tx);
  const stands = ({ origin, ...row }: Row) =>
    origin !== null && (row.contested || lastInstants({ ...row, origin }, ages).fresh >= now);
  return rows.filter((row) => row.isKept || stands(row));
}
