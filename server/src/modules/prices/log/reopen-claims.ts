import { sql, type RawBuilder } from 'kysely';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../word.ts';

/** What is taken back: all that a report said, or a price of a fuel at a station since it began to hold. */
export type TakenBack = { reportId: string } | (Pair & { price: number; since: Date });

/**
 * Lets drivers' claims wait again about which a word of an owner or administrator had decided that is taken back: it
 * leaves no trace (rule report-undo). Those whose author has gone, or is locked out, are settled.
 */
export async function reopenClaims(change: PriceChange, taken: TakenBack): Promise<void> {
  const { rows } = await sql<Pair>`
    update observation set
      state = case
        when claimant is null then 'withdrawn'
        when exists (select from locked_email where hash = claimant) then 'rejected'
        when reason = 'unusual' then 'held' else 'reported' end,
      decided_at = case when claimant is null then ${change.now.toISOString()}::timestamptz end,
      decided_by = case
        when claimant is null then 'author'
        when exists (select from locked_email where hash = claimant) then 'administrator' end,
      decided_report = null
    where origin = 'driver' and state in ('accepted', 'rejected') and decision_reason is null
    and decided_by in ('owner', 'administrator') and ${decidedBy(taken)}
    and not exists (select from price_report where price_report.id = report_id and undone_at is not null)
    returning station_id as "stationId", fuel_type_id as "fuelTypeId"
  `.execute(change.tx);
  change.touch(rows);
  change.show(rows.map(({ stationId }) => stationId));
}

/** True for a claim about which the words decided that are taken back. */
function decidedBy(taken: TakenBack): RawBuilder<boolean> {
  if ('reportId' in taken) {
    return sql`(decided_report = ${taken.reportId}::uuid and report_id <> ${taken.reportId}::uuid)`;
  }
  const { stationId, fuelTypeId, price, since } = taken;
  const words = (table: 'observation' | 'confirmation', at: string) => sql`
    select from ${sql.table(table)} as said
    where said.station_id = ${stationId}::integer and said.fuel_type_id = ${fuelTypeId}::integer
    and said.price = ${price}::integer and ${sql.ref(`said.${at}`)} >= ${since.toISOString()}::timestamptz
    and said.origin = observation.decided_by
    and (said.report_id = observation.decided_report
      or (observation.decided_report is null and said.received_at = observation.decided_at))`;
  return sql`(
    station_id = ${stationId}::integer and fuel_type_id = ${fuelTypeId}::integer
    and (exists (${words('observation', 'observed_at')}) or exists (${words('confirmation', 'confirmed_at')}))
  )`;
}
