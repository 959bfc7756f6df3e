/** What owners' and administrators' words decide about the claims of drivers, and what becomes of that when they go. */
import { sql } from 'kysely';
import { REPORT_GATE } from '@pieno/contract/report-gate.ts';
import type { PriceChange } from '../price-change.ts';
import type { Heard } from '../judge/heard.ts';
import type { Speaker } from '../speaker.ts';
import type { Pair } from '../word.ts';

/**
 * Lets the word of an owner or administrator decide about drivers' claims for good (rule report-owner): those of the
 * same thousandth are accepted, those further away than prices that agree are rejected. The words of others decide
 * nothing here.
 */
export async function decideClaims(
  change: PriceChange,
  { origin, reportId }: Speaker,
  heard: readonly Heard[],
): Promise<void> {
  if (origin !== 'owner' && origin !== 'administrator') return;
  const words = heard.filter(({ meetsClaims }) => meetsClaims !== false).map(({ word }) => word);
  if (words.length === 0) return;
  const { rows } = await sql<Pair>`
    update observation set
      state = case when observation.price = word.price then 'accepted' else 'rejected' end,
      decided_by = ${origin}, decided_at = ${change.now.toISOString()}::timestamptz,
      decided_report = ${reportId ?? null}::uuid
    from unnest(
      ${words.map(({ stationId }) => stationId)}::integer[],
      ${words.map(({ fuelTypeId }) => fuelTypeId)}::integer[],
      ${words.map(({ price }) => price)}::integer[]
    ) as word (station_id, fuel_type_id, price)
    where observation.station_id = word.station_id and observation.fuel_type_id = word.fuel_type_id
    and observation.origin = 'driver' and observation.state in ('reported', 'held')
    and (observation.price = word.price
      or abs(observation.price - word.price) * 1000 > ${REPORT_GATE.agreePermille}::integer * word.price)
    returning observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId"
  `.execute(change.tx);
  change.touch(rows);
  change.show(rows.map(({ stationId }) => stationId));
}
