/**
 * Withdraws or rejects a driver's prices and confirmations when the account is deleted or locked (rules account-own-data,
 * account-locked).
 */
import { sql } from 'kysely';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { Executor } from '../../../db/database.ts';
import { AGAIN_MS } from '../evaluate/evaluate-report.ts';
import type { PriceChange } from '../price-change.ts';
import type { Decider } from './decide.ts';
import type { Share } from '../evaluate/share.ts';
import type { Pair } from '../reported-price.ts';
import { endShares, readShareAccount } from './shares.ts';

const OPEN = sql`('reported', 'held')`;

/**
 * Removes a deleted person from all reports of prices. Waiting claims and young driver's reports are withdrawn as if
 * never made, except what an administrator accepted. The hash stays with the instants of the last hour's reports (rule
 * report-limits).
 * @param person the person's hash (rule report-person)
 */
export async function forgetPerson(change: PriceChange, person: string): Promise<void> {
  const from = sql`${change.settledAt.toISOString()}::timestamptz`;
  const again = sql`${new Date(change.now.getTime() - AGAIN_MS).toISOString()}::timestamptz`;
  const { rows } = await sql<Pair & { since: Date }>`
    with claimed as (
      select id, station_id, fuel_type_id, received_at,
        origin = 'driver' and not (state = 'withdrawn' and decided_by = 'author') as is_report,
        state in ${OPEN} or (state = 'accepted' and origin = 'driver' and received_at > ${from}
          and decision_reason is null) as goes
      from observation where claimant = ${person}
    ), confirmed as (
      select id, station_id, fuel_type_id, received_at, origin = 'driver' and not undone as is_report,
        origin = 'driver' and received_at > ${from} as goes
      from confirmation where claimant = ${person}
    ), reports as (
      select * from claimed union all select * from confirmed
    ), withdrawn as (
      update observation set state = 'withdrawn', decided_at = ${change.now.toISOString()}::timestamptz,
        decided_by = 'author', decided_report = null, claimant = null
      where id in (select id from claimed where goes)
    ), kept as (
      update observation set claimant = null where id in (select id from claimed where not goes)
    ), undone as (
      update confirmation set undone = undone or goes, claimant = null
      from confirmed where confirmation.id = confirmed.id
    ), remembered as (
      insert into left_word (person, station_id, fuel_type_id, said_at)
      select ${person}, station_id, fuel_type_id, max(received_at) from reports
      where is_report and received_at > ${again}
      group by station_id, fuel_type_id
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", greatest(received_at, ${from}) as since
    from reports where goes
  `.execute(change.tx);
  await endShares(change.tx, { person });
  change.markWithdrawn(rows);
}

/** Deletes the hashes kept of deleted accounts after a day. */
export async function forgetLeft(tx: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REPORT_LIMITS.leftHours * 3_600_000);
  await tx.deleteFrom('left_word').where('said_at', '<=', before).execute();
}

/**
 * Rejects a locked person's claims, except those that a person decided; the reports no longer count, and others' claims
 * are evaluated again without them.
 * @param person the person's hash (rule report-person)
 */
export async function silencePerson(
  change: PriceChange,
  person: string,
  { by, reason }: Decider,
): Promise<void> {
  const { rows } = await sql<Pair & { since: Date }>`
    with claims as (
      update observation set known = false, state = 'rejected', doubtful = false,
        decided_at = ${change.now.toISOString()}::timestamptz, decided_by = ${by}, decision_reason = ${reason}, decided_report = null
      where claimant = ${person} and origin = 'driver' and decision_reason is null
      and state in ('reported', 'held', 'accepted')
      returning station_id, fuel_type_id, received_at
    ), confirmed as (
      update confirmation set undone = true
      where claimant = ${person} and origin = 'driver' and not undone
      returning station_id, fuel_type_id, received_at
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", received_at as since from claims
    union select station_id, fuel_type_id, received_at from confirmed
  `.execute(change.tx);
  await endShares(change.tx, { person });
  change.markWithdrawn(rows);
}

/**
 * Makes a person unknown; what the person's support decided is evaluated again without it.
 * @param person the person's hash (rule report-person)
 */
export async function makeUnknown(change: PriceChange, person: string): Promise<void> {
  const from = sql`${change.settledAt.toISOString()}::timestamptz`;
  const { rows } = await sql<Pair & { since: Date }>`
    with confirmed as (
      update confirmation set known = false where claimant = ${person} and known and received_at >= ${from}
      returning station_id, fuel_type_id, received_at
    ), claimed as (
      update observation set known = false where claimant = ${person} and known and received_at >= ${from}
      returning station_id, fuel_type_id, received_at
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", received_at as since from claimed
    union select station_id, fuel_type_id, received_at from confirmed
  `.execute(change.tx);
  await endShares(change.tx, { person });
  change.markWithdrawn(rows);
}

/**
 * Counts the waiting claims of a person just vouched for as those of a known person, within the share.
 * @param person the person's hash (rule report-person)
 * @returns the shares that this uses
 */
export async function countAsKnown(change: PriceChange, person: string): Promise<Share[]> {
  const open = await change.tx
    .selectFrom('observation')
    .select(['id', 'station_id as stationId', 'fuel_type_id as fuelTypeId'])
    .where('claimant', '=', person)
    .where('state', 'in', ['reported', 'held'])
    .orderBy('id')
    .execute();
  const taken: Share[] = [];
  const chosen = (await readShareAccount(change)).choose(person, open, taken);
  await change.tx
    .updateTable('observation')
    .set({ known: true, vouched_at: change.now })
    .where('id', '=', sql<string>`any(${chosen.map(({ id }) => id)}::bigint[])`)
    .execute();
  change.markNew(
    'vouched price',
    chosen.map(({ id }) => id),
  );
  change.review(chosen);
  return taken;
}
