/**
 * What becomes of a driver's claims and confirmations when the person goes, or is locked (rules account-own-data,
 * account-locked).
 */
import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import type { Decider } from '../log/decide.ts';
import { rejudgeAndSettle } from '../log/rejudge.ts';
import type { Pair } from '../current/settle.ts';

const OPEN = sql`('reported', 'held')`;

/**
 * Takes a deleted person's name off everything said about prices. What still waits is withdrawn; what was accepted stays.
 * @param tx an open transaction that has locked the board
 * @param person the person's hash (rule report-person)
 */
export async function forgetPerson(tx: Executor, clock: Clock, person: string): Promise<void> {
  const now = clock.now().toISOString();
  const { rows } = await sql<Pair & { reported: boolean }>`
    with said as (
      select id, station_id, fuel_type_id, state = 'reported' as reported from observation
      where claimant = ${person}
    ), claims as (
      update observation set claimant = null,
        state = case when state in ${OPEN} then 'withdrawn' else state end,
        decided_at = case when state in ${OPEN} then ${now}::timestamptz else decided_at end,
        decided_by = case when state in ${OPEN} then 'author' else decided_by end
      where id in (select id from said)
    ), confirmed as (
      update confirmation set claimant = null where claimant = ${person}
      returning station_id, fuel_type_id
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", reported from said
    union select station_id, fuel_type_id, false from confirmed
  `.execute(tx);
  await rejudgeAndSettle(tx, clock, rows, stationsOf(rows));
}

/**
 * Rejects what a locked person has claimed and nobody has settled yet; what the person has confirmed counts no more.
 * @param tx an open transaction that has locked the board
 * @param person the person's hash (rule report-person)
 */
export async function silencePerson(
  tx: Executor,
  clock: Clock,
  person: string,
  { by, reason }: Decider,
): Promise<void> {
  const { rows } = await sql<Pair & { reported: boolean }>`
    with said as (
      select id, station_id, fuel_type_id, state = 'reported' as reported from observation
      where claimant = ${person} and origin = 'driver' and state in ${OPEN}
    ), claims as (
      update observation set state = 'rejected', decided_at = ${clock.now().toISOString()}::timestamptz,
        decided_by = ${by}, decision_reason = ${reason}
      where id in (select id from said)
    ), confirmed as (
      update confirmation set undone = true where claimant = ${person} and origin = 'driver' and not undone
      returning station_id, fuel_type_id
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", reported from said
    union select station_id, fuel_type_id, false from confirmed
  `.execute(tx);
  await rejudgeAndSettle(tx, clock, rows, stationsOf(rows));
}

const stationsOf = (rows: readonly (Pair & { reported: boolean })[]): number[] =>
  rows.filter(({ reported }) => reported).map(({ stationId }) => stationId);
