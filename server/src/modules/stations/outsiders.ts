/** Stations outside the areas for which only a registry has data (rule station-tidy, decision 0043). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** The columns by which a registry's own import refers to stations. */
export const REGISTRYS_COLUMNS = [
  'observation.station_id',
  'current_price.station_id',
  'price_day.station_id',
  'price_day_dirty.station_id',
  'alert_price.station_id',
] as const;

/** The columns by which people's reports, decisions and requests refer to stations. */
export const PEOPLES_COLUMNS = [
  'action_log.station_id',
  'alert.told_station_id',
  'alert_station.station_id',
  'confirmation.station_id',
  'favorite.station_id',
  'review.station_id',
  'gallery_image.station_id',
  'known_share.station_id',
  'left_word.station_id',
  'observation.named_station_id',
  'owner_invitation.station_id',
  'price_dispute.station_id',
  'price_report.station_id',
  'scheduled_price.station_id',
  'station.merged_into',
  'station_fuel.station_id',
  'station_merge.kept_id',
  'station_merge.merged_id',
  'station_owner.station_id',
  'station_state.station_id',
  'station_token.station_id',
] as const;

/** The origins of registries' prices, and their decisions without a person. */
const REGISTRIES = sql`('ministry', 'open_charge_map')`;

const NAMED = sql.join(
  PEOPLES_COLUMNS.map(
    (place) => sql`
    select ${sql.ref(place)} from ${sql.table(place.split('.')[0]!)} where ${sql.ref(place)} is not null`,
  ),
  sql` union `,
);

/**
 * One condition for all stations, so that each table is read once. Undoing a whole import is no decision about a
 * station. The figures of a day keep the origin of its deleted prices.
 */
const IS_OUTSIDER = sql<boolean>`
  source <> 'operator' and areas = '{}' and operator_fields = '{}'
  and details is null and logo_hash is null and closed_at is null and merged_into is null
  -- Of the registries only OpenStreetMap confirms fuels; elsewhere the operator's sheet did.
  and (source = 'osm' or confirmed_decades = '{}')
  -- *Oggi* asks about stations that moved out (rule import-areas); the next file would add them again.
  and moved_out_at is null
  and id not in (
    ${NAMED} union select station_id from observation
    where origin not in ${REGISTRIES}
      or (decided_by not in ${REGISTRIES} and decision_reason is distinct from 'undo')
    union select station_id from price_day where origin not in ${REGISTRIES}
  )
`;

/** Counts the outsiders. */
export async function countOutsiders(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom('station')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(IS_OUTSIDER)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds some outsiders. @param tx an open transaction that has locked the board @param most maximum number */
export async function findOutsiders(tx: Executor, most: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('station')
    .select('id')
    .where(IS_OUTSIDER)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes stations without any other data. @param tx an open transaction that has locked the board */
export async function deleteStations(tx: Executor, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('station')
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}
