/**
 * What becomes of a driver's claims and confirmations when the person goes, or is locked (rules account-own-data,
 * account-locked).
 */
import { sql } from 'kysely';
import type { PriceChange } from '../price-change.ts';
import type { Decider } from './decide.ts';
import type { Share } from '../judge/share.ts';
import type { Pair } from '../word.ts';
import { endShares, readRoom } from './shares.ts';

const OPEN = sql`('reported', 'held')`;

/**
 * Takes a deleted person's name off everything said about prices. What still waits is withdrawn; what was accepted stays.
 * @param person the person's hash (rule report-person)
 */
export async function forgetPerson(change: PriceChange, person: string): Promise<void> {
  const now = change.now.toISOString();
  const { rows } = await sql<Pair>`
    with said as (
      select id, station_id, fuel_type_id from observation
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
    select station_id as "stationId", fuel_type_id as "fuelTypeId" from said
    union select station_id, fuel_type_id from confirmed
  `.execute(change.tx);
  await endShares(change.tx, { person });
  change.touch(rows);
}

/**
 * Rejects what a locked person has claimed and nobody has settled yet; what the person has said counts no more, and what
 * became of others' claims by it follows anew from what is left.
 * @param person the person's hash (rule report-person)
 */
export async function silencePerson(
  change: PriceChange,
  person: string,
  { by, reason }: Decider,
): Promise<void> {
  const { rows } = await sql<Pair & { since: Date }>`
    with said as (
      select id, station_id, fuel_type_id, received_at, state, voices from observation
      where claimant = ${person} and origin = 'driver' and (state in ${OPEN} or (state = 'accepted' and voices is not null))
    ), claims as (
      update observation set known = false,
        state = case when state in ${OPEN} then 'rejected' else state end,
        decided_at = case when state in ${OPEN} then ${change.now.toISOString()}::timestamptz else decided_at end,
        decided_by = case when state in ${OPEN} then ${by} else decided_by end,
        decision_reason = case when state in ${OPEN} then ${reason} else decision_reason end
      where claimant = ${person} and origin = 'driver'
    ), confirmed as (
      update confirmation set undone = true where claimant = ${person} and origin = 'driver' and not undone
      returning station_id, fuel_type_id, received_at
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", received_at as since from said
    union select station_id, fuel_type_id, received_at from confirmed
  `.execute(change.tx);
  await endShares(change.tx, { person });
  change.takeBack(rows);
}

/**
 * Takes a person's voice away from what was decided by it: the person is known no more, and all of it follows anew from
 * what is left.
 * @param person the person's hash (rule report-person)
 */
export async function takeVoice(change: PriceChange, person: string): Promise<void> {
  const { rows } = await sql<Pair & { since: Date }>`
    with confirmed as (
      update confirmation set known = false where claimant = ${person} and known
      returning station_id, fuel_type_id, received_at
    ), claimed as (
      update observation set known = false where claimant = ${person} and known
      returning station_id, fuel_type_id, received_at, voices
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", received_at as since from claimed where voices > 0
    union select station_id, fuel_type_id, received_at from confirmed
  `.execute(change.tx);
  await endShares(change.tx, { person });
  change.takeBack(rows);
}

/**
 * Lets what waits of a person for whom somebody has just vouched be that of somebody known, as far as the share reaches.
 * @param person the person's hash (rule report-person)
 * @returns what it takes of the share
 */
export async function hearVoice(change: PriceChange, person: string): Promise<Share[]> {
  const open = await change.tx
    .selectFrom('observation')
    .select(['id', 'station_id as stationId', 'fuel_type_id as fuelTypeId'])
    .where('claimant', '=', person)
    .where('state', 'in', ['reported', 'held'])
    .orderBy('id')
    .execute();
  const taken: Share[] = [];
  const heard = (await readRoom(change)).choose(person, open, taken);
  await change.tx
    .updateTable('observation')
    .set({ known: true })
    .where('id', '=', sql<string>`any(${heard.map(({ id }) => id)}::bigint[])`)
    .execute();
  change.review(heard);
  return taken;
}
