/**
 * Who says that a price is wrong (rule price-contested): beside `note-dispute.ts` and `pairs/differences.ts` the only writer of
 * `price_dispute`.
 */
import { sql } from 'kysely';
import type { Executor } from '../../../../db/database.ts';
import type { Share, SpentShare } from '../../evaluate/share.ts';
import type { PriceChange } from '../../price-change.ts';
import type { Pair } from '../../word.ts';
import { pairRows } from '../word-rows.ts';
import { readRoom, releaseShares, shortenShares } from '../shares.ts';
import { DISPUTES_CURRENT, isDisputed } from './standing-dispute.ts';

/** A price that somebody says is wrong, in thousandths of a euro. */
export interface Disputed extends Pair {
  price: number;
}

export type DisputeOutcome = 'right' | 'wrong';

const PAIR = ['station_id as stationId', 'fuel_type_id as fuelTypeId'] as const;

/**
 * Lets a person's open disputes be those of somebody known, as far as the share reaches.
 * @param claimant the person, as a hash
 * @param taken what the person's prices take of it
 */
export async function hearDisputant(
  change: PriceChange,
  claimant: string,
  taken: Share[],
): Promise<void> {
  const open = await change.tx
    .selectFrom('price_dispute')
    .select(['id', ...PAIR])
    .where('claimant', '=', claimant)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute();
  const heard = (await readRoom(change)).choose(claimant, open, taken);
  await change.tx
    .updateTable('price_dispute')
    .set({ known: true, vouched_at: change.now })
    .where('id', '=', sql<string>`any(${heard.map(({ id }) => id)}::bigint[])`)
    .execute();
  change.note(
    'vouched dispute',
    heard.map(({ id }) => id),
  );
  change.review(heard);
}

/** Lets a person's disputes be those of somebody known no more. @param claimant the person, as a hash */
export async function discountDisputant(change: PriceChange, claimant: string): Promise<void> {
  const rows = await change.tx
    .updateTable('price_dispute')
    .set({ known: false })
    .where('claimant', '=', claimant)
    .where('known', '=', true)
    .returning(PAIR)
    .execute();
  change.review(rows);
}

/**
 * Counts known people's disputes by which prices have become contested (rule report-share); an owner's needs nobody.
 * @param disputed prices of which somebody says that they are wrong
 */
export async function spendOnDisputes(
  change: PriceChange,
  disputed: readonly Pair[],
): Promise<void> {
  if (disputed.length === 0) return;
  const { rows } = await sql<SpentShare>`
    select claimant as person, price_dispute.id as "disputeId", price_dispute.station_id as "stationId", decade,
      max(created_at) over pair as at
    from price_dispute
    join ${pairRows(disputed)} using (station_id, fuel_type_id)
    join current_price using (station_id, fuel_type_id)
    join fuel_type on fuel_type.id = fuel_type_id
    where contested and known and claimant is not null and ${DISPUTES_CURRENT}
    and not exists (select from known_share where dispute_id = price_dispute.id)
    window pair as (partition by station_id, fuel_type_id)
  `.execute(change.tx);
  change.spent.push(...rows);
}

/**
 * Deletes an open dispute, or those that go with a person's account: all that are open, and of the young ones those that no
 * administrator has decided. The prices stand as if nothing had been said.
 */
export async function dropDisputes(
  change: PriceChange,
  of: { id: string } | { claimant: string },
): Promise<void> {
  const from = sql`${change.settledAt.toISOString()}::timestamptz`;
  const gone =
    'id' in of
      ? sql`id = ${of.id} and closed_at is null`
      : sql`claimant = ${of.claimant} and (closed_at is null
          or (origin = 'driver' and created_at > ${from} and closed_by is distinct from 'administrator'))`;
  const { rows } = await sql<Pair & { since: Date }>`
    delete from price_dispute where ${gone}
    returning station_id as "stationId", fuel_type_id as "fuelTypeId", greatest(created_at, ${from}) as since
  `.execute(change.tx);
  if ('id' in of) await shortenShares(change.tx, change.now, { disputeId: of.id });
  await releaseShares(change.tx, { disputes: await standingBeside(change.tx, rows) });
  change.takeBack(rows);
}

/** Lists the fuels of which an open dispute tells. */
export const listDisputed = (tx: Executor): Promise<Pair[]> =>
  tx.selectFrom('price_dispute').select(PAIR).distinct().where('closed_at', 'is', null).execute();

/** The ids of the disputes of prices that nobody has closed. */
async function standingBeside(tx: Executor, pairs: readonly Pair[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select price_dispute.id from price_dispute join ${pairRows(pairs)} using (station_id, fuel_type_id) where closed_at is null
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Closes the open disputes of a price, or all of a person, as an administrator has decided. */
export async function closeDisputes(
  change: PriceChange,
  of: Disputed | { claimant: string },
  outcome: DisputeOutcome,
): Promise<void> {
  const closed = await change.tx
    .updateTable('price_dispute')
    .set({ closed_at: change.now, closed_by: 'administrator', outcome })
    .where('closed_at', 'is', null)
    .where((eb) =>
      'claimant' in of
        ? eb('claimant', '=', of.claimant)
        : eb.and([
            eb('station_id', '=', of.stationId),
            eb('fuel_type_id', '=', of.fuelTypeId),
            isDisputed(sql`${of.price}::integer`),
          ]),
    )
    .returning(['id', ...PAIR])
    .execute();
  change.note(
    'closing',
    closed.map(({ id }) => id),
  );
  change.review(closed);
}

/** Takes the name off disputes: of one person, or of drivers' closed ones from before an instant (rule report-kept). */
export async function forgetDisputants(
  executor: Executor,
  of: { claimant: string } | { before: Date },
): Promise<void> {
  await executor
    .updateTable('price_dispute')
    .set({ claimant: null })
    .where((eb) =>
      'claimant' in of
        ? eb('claimant', '=', of.claimant)
        : eb.and([
            eb('claimant', 'is not', null),
            eb('origin', '=', 'driver'),
            eb('closed_at', 'is not', null),
            eb('created_at', '<', of.before),
          ]),
    )
    .execute();
}
