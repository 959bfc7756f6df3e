/**
 * Writes disputes of prices (rule price-contested): with `note-dispute.ts` and `pairs/differences.ts` the only writer of
 * `price_dispute`.
 */
import { sql } from 'kysely';
import type { Executor } from '../../../../db/database.ts';
import type { Share, ShareUse } from '../../evaluate/share.ts';
import type { PriceChange } from '../../price-change.ts';
import type { Pair } from '../../reported-price.ts';
import { pairRows } from '../row-source.ts';
import { readShareAccount, releaseShares, shortenShares } from '../shares.ts';
import { DISPUTES_CURRENT, isDisputed } from './standing-dispute.ts';

/** A disputed price, in thousandths of a euro. */
export interface Disputed extends Pair {
  price: number;
}

export type DisputeOutcome = 'right' | 'wrong';

const PAIR = ['station_id as stationId', 'fuel_type_id as fuelTypeId'] as const;

/**
 * Counts a person's open disputes as those of a known person, within the share.
 * @param claimant the person's hash
 * @param taken shares that the person's prices use
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
  const chosen = (await readShareAccount(change)).choose(claimant, open, taken);
  await change.tx
    .updateTable('price_dispute')
    .set({ known: true, vouched_at: change.now })
    .where('id', '=', sql<string>`any(${chosen.map(({ id }) => id)}::bigint[])`)
    .execute();
  change.markNew(
    'vouched dispute',
    chosen.map(({ id }) => id),
  );
  change.review(chosen);
}

/** Counts a person's disputes as those of an unknown person. @param claimant the person's hash */
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
 * Records which known people's disputes made prices contested (rule report-share); an owner's dispute needs no other.
 * @param disputed prices with an open dispute
 */
export async function spendOnDisputes(
  change: PriceChange,
  disputed: readonly Pair[],
): Promise<void> {
  if (disputed.length === 0) return;
  const { rows } = await sql<ShareUse>`
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
  change.shareUses.push(...rows);
}

/**
 * Deletes an open dispute, or those of a deleted account: all open ones, and the young ones that no administrator
 * decided. The prices are evaluated as if never disputed.
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
  change.markWithdrawn(rows);
}

/** Lists stations and fuels with an open dispute. */
export const listDisputed = (tx: Executor): Promise<Pair[]> =>
  tx.selectFrom('price_dispute').select(PAIR).distinct().where('closed_at', 'is', null).execute();

/** Returns the ids of the open disputes of prices. */
async function standingBeside(tx: Executor, pairs: readonly Pair[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select price_dispute.id from price_dispute join ${pairRows(pairs)} using (station_id, fuel_type_id) where closed_at is null
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Closes the open disputes of a price, or all of a person, with an administrator's outcome. */
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
  change.markNew(
    'closing',
    closed.map(({ id }) => id),
  );
  change.review(closed);
}

/** Removes the person from disputes: one person's, or drivers' closed ones before an instant (rule report-kept). */
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
