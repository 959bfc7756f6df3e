import { sql } from 'kysely';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../reported-price.ts';
import { withShortened } from './shares.ts';
import { withUndone } from './price-reports.ts';

/**
 * Withdraws a report: its claims and confirmations are withdrawn, and others' claims are evaluated again without them
 * (rule report-undo).
 */
export async function withdrawReport(change: PriceChange, reportId: string): Promise<void> {
  const { tx, now } = change;
  const { rows } = await sql<Pair & { since: Date }>`
    ${withUndone(reportId, now)}, ${withShortened(reportId, now)}, claims as (
      update observation set state = 'withdrawn', decided_at = ${now.toISOString()}::timestamptz,
        decided_by = 'author', decided_report = null
      where report_id = ${reportId}::uuid
      returning station_id, fuel_type_id, received_at
    ), confirmed as (
      update confirmation set undone = true where report_id = ${reportId}::uuid and not undone
      returning station_id, fuel_type_id, received_at
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", received_at as since from claims
    union select station_id, fuel_type_id, received_at from confirmed
  `.execute(tx);
  change.markWithdrawn(rows);
}
