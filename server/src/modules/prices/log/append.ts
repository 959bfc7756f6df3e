import { sql } from 'kysely';
import type { FuelGrade, FuelUnit } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import type { Claim } from '../word.ts';
import { rowsOf } from './read-log.ts';
import { sourceOf, type Sender } from '../speaker.ts';
import type { Verdict } from '../judge/verdict.ts';

/** A fuel type as the gate needs it. */
export interface GateFuel {
  id: number;
  unit: FuelUnit;
  decade: number;
  grade: FuelGrade;
}

/** Reads every fuel type, by id. */
export async function findGateFuels(executor: Executor): Promise<Map<number, GateFuel>> {
  const rows = await executor
    .selectFrom('fuel_type')
    .select(['id', 'unit', 'decade', 'grade'])
    .execute();
  return new Map(rows.map((row) => [row.id, row as GateFuel]));
}

/** A claim with the gate's verdict on it, and what it was compared with. */
export interface Judged {
  claim: Claim;
  verdict: Verdict;
  reference: number | undefined;
  lastPrice: number | undefined;
}

/** Appends judged claims to the log, in their order. */
export async function appendObservations(
  tx: Executor,
  { origin, claimant, reportId, runId, isConfirmed }: Sender,
  receivedAt: Date,
  rows: readonly Judged[],
): Promise<void> {
  if (rows.length === 0) return;
  const now = receivedAt.toISOString();
  // What a driver has confirmed is still only what a driver says.
  const isDecided = isConfirmed === true && origin !== 'driver';
  const column = <Value>(pick: (row: Judged) => Value): Value[] => rows.map(pick);
  await sql`
    insert into observation (
      station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, import_run_id,
      state, doubtful, reason, reference_price, last_price, decided_at, decided_by, named_station_id
    )
    select station_id, fuel_type_id, price, observed_at, ${now}::timestamptz, ${sourceOf(origin)}, ${origin},
      ${claimant ?? null}, ${reportId ?? null}::uuid, ${runId ?? null}::integer, state, doubtful, reason,
      reference, last, ${isDecided ? now : null}::timestamptz, ${isDecided ? origin : null}, named
    from ${rowsOf(rows.map(({ claim }) => claim))}
    join unnest(
      ${column(({ verdict }) => verdict.state)}::text[],
      ${column(({ verdict }) => verdict.state === 'accepted' && verdict.doubtful)}::boolean[],
      ${column(({ verdict }) => ('reason' in verdict ? verdict.reason : null))}::text[],
      ${column(({ reference }) => (reference === undefined ? null : Math.round(reference)))}::integer[],
      ${column(({ lastPrice }) => lastPrice ?? null)}::integer[],
      ${column(({ claim }) => claim.namedStationId ?? null)}::integer[]
    ) with ordinality as verdict (state, doubtful, reason, reference, last, named, position) using (position)
    order by position
  `.execute(tx);
}

/** Finds the current price of a fuel at a station, in thousandths of a euro; undefined when there is none. */
export async function findCurrentPrice(
  executor: Executor,
  stationId: number,
  fuelTypeId: number,
): Promise<{ price: number; observed_at: Date } | undefined> {
  return await executor
    .selectFrom('current_price')
    .select(['price', 'observed_at'])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .executeTakeFirst();
}

const SAID_OF_FUELS = [
  'confirmation',
  'price_dispute',
  'station_state',
  'station_fuel',
  'price_day',
] as const;

/**
 * Moves all observations and current prices of one fuel type, and what people say of it, to another, which must have
 * none yet.
 * @param tx an open transaction
 * @returns the stations whose current price moved
 */
export async function moveFuel(tx: Executor, from: number, to: number): Promise<number[]> {
  // Joined by station: the log has no index on the fuel type alone, and a claim that waits has no current price.
  await sql`
    update observation set fuel_type_id = ${to} from station
    where observation.station_id = station.id and observation.fuel_type_id = ${from}
  `.execute(tx);
  for (const table of SAID_OF_FUELS) {
    await tx
      .updateTable(table)
      .set({ fuel_type_id: to })
      .where('fuel_type_id', '=', from)
      .execute();
  }
  await moveInReports(tx, from, to);
  const moved = await tx
    .updateTable('current_price')
    .set({ fuel_type_id: to })
    .where('fuel_type_id', '=', from)
    .returning('station_id')
    .execute();
  return moved.map((row) => row.station_id);
}

/** What was sent and answered names the fuel in its text. */
async function moveInReports(tx: Executor, from: number, to: number): Promise<void> {
  const pattern = `"fuel_type_id": ${from}\\M`;
  const moved = `"fuel_type_id": ${to}`;
  await sql`
    update price_report set
      entries = regexp_replace(entries::text, ${pattern}, ${moved}, 'g')::jsonb,
      answer = regexp_replace(answer::text, ${pattern}, ${moved}, 'g')::jsonb
    where entries::text ~ ${pattern} or answer::text ~ ${pattern}
  `.execute(tx);
}
