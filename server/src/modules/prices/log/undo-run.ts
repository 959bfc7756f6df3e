/** Withdraws an import's prices (rule price-withdrawn), in small steps: a ministry's file has a hundred thousand rows. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../reported-price.ts';

export interface UndoStep {
  /** Numbers of prices withdrawn and waiting again; both 0 when nothing is left to undo. */
  withdrawn: number;
  waiting: number;
}

/**
 * Withdraws up to `most` observations of a run; then the prices that it confirmed wait again. The caller repeats it until
 * a step undoes nothing.
 */
export async function undoRunStep(
  change: PriceChange,
  runId: number,
  by: string,
  most: number,
): Promise<UndoStep> {
  const { tx } = change;
  const now = change.now.toISOString();
  const withdrawn = await sql<Pair & { since: Date }>`
    update observation set state = 'withdrawn', decided_at = ${now}::timestamptz, decided_by = ${by},
      decision_reason = 'undo'
    where id in (
      select id from observation
      where import_run_id = ${runId}::integer and state in ('accepted', 'held')
      order by id limit ${most}::integer
    )
    returning station_id as "stationId", fuel_type_id as "fuelTypeId", received_at as since
  `.execute(tx);
  const waiting = withdrawn.rows.length > 0 ? [] : (await unconfirm(tx, runId)).rows;
  change.markWithdrawn([...withdrawn.rows, ...waiting]);
  return { withdrawn: withdrawn.rows.length, waiting: waiting.length };
}

/** Before its confirmation, a price of the ministry was doubtful, of another origin held. */
async function unconfirm(tx: Executor, runId: number) {
  return await sql<Pair & { since: Date }>`
    update observation set
      state = case origin when 'ministry' then 'accepted' else 'held' end,
      doubtful = origin = 'ministry',
      decided_at = null, decided_by = null, decision_reason = null, decided_run_id = null
    where decided_run_id = ${runId}::integer and state = 'accepted'
    returning station_id as "stationId", fuel_type_id as "fuelTypeId", received_at as since
  `.execute(tx);
}
