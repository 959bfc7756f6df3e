import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { markUndone } from './price-reports.ts';
import { rejudgeAndSettle } from './rejudge.ts';
import type { Pair } from '../current/settle.ts';

/**
 * Takes back what a report said: its claims are withdrawn, its confirmations undone, and what others' claims became by
 * it follows anew from the evidence that is left (rule report-undo).
 * @param tx an open transaction that has locked the board
 */
export async function takeBackReport(tx: Executor, clock: Clock, reportId: string): Promise<void> {
  const now = clock.now().toISOString();
  await markUndone(tx, reportId, clock.now());
  const { rows } = await sql<Pair>`
    with claims as (
      update observation set state = 'withdrawn', decided_at = ${now}::timestamptz, decided_by = 'author',
        decided_report = null
      where report_id = ${reportId}::uuid and (state in ('accepted', 'reported', 'held', 'lapsed')
        or (state = 'rejected' and decided_by = 'drivers'))
      returning station_id, fuel_type_id
    ), confirmed as (
      update confirmation set undone = true where report_id = ${reportId}::uuid and not undone
      returning station_id, fuel_type_id
    ), others as (
      -- An owner's word had decided about them for good; what drivers' words did is derived. What waits goes with the
      -- account of its author.
      update observation set
        state = case when claimant is null then 'withdrawn' when reason = 'unusual' then 'held' else 'reported' end,
        decided_at = case when claimant is null then ${now}::timestamptz end,
        decided_by = case when claimant is null then 'author' end, decided_report = null
      where decided_report = ${reportId}::uuid and decided_by = 'owner' and report_id <> ${reportId}::uuid
      and exists (select from price_report where price_report.id = report_id and undone_at is null)
      returning station_id, fuel_type_id
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId" from claims
    union select station_id, fuel_type_id from confirmed
    union select station_id, fuel_type_id from others
  `.execute(tx);
  // A reported price of the report's own was shown, though no current price may move.
  await rejudgeAndSettle(
    tx,
    clock,
    rows,
    rows.map(({ stationId }) => stationId),
  );
}
