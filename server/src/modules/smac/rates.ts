import { sql, type Insertable, type Updateable } from 'kysely';
import type { SmacRate } from '@pieno/contract/smac/smac-rates.ts';
import type { Executor } from '../../db/database.ts';
import type { SmacRate as SmacRateRow } from '../../db/schema.gen.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';

/** Lists the SMaC rates in their form on the wire, the newest day first (rule smac-rates). */
export async function listSmacRates(executor: Executor): Promise<SmacRate[]> {
  const rows = await executor
    .selectFrom('smac_rate')
    .selectAll()
    .select([
      sql<string | null>`valid_from::text`.as('from'),
      sql<string | null>`valid_to::text`.as('to'),
    ])
    .orderBy('valid_from', (order) => order.desc().nullsLast())
    .orderBy('fuel', (order) => order.asc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ from, to, amount, verified_at: verified, ...row }) => ({
    ...row,
    valid_from: from,
    valid_to: to,
    amount: amount / 1000,
    verified_at: verified && verified.toISOString(),
  }));
}

/**
 * Adds a rate and notifies the board.
 * @param tx an open transaction
 * @returns its id
 */
export async function addSmacRate(tx: Executor, rate: Insertable<SmacRateRow>): Promise<number> {
  const { id } = await tx
    .insertInto('smac_rate')
    .values(rate)
    .returning('id')
    .executeTakeFirstOrThrow();
  await bumpBoardVersion(tx, []);
  return id;
}

/**
 * Changes a rate and notifies the board.
 * @param tx an open transaction
 */
export async function changeSmacRate(
  tx: Executor,
  id: number,
  change: Updateable<SmacRateRow>,
): Promise<void> {
  await tx.updateTable('smac_rate').set(change).where('id', '=', id).execute();
  await bumpBoardVersion(tx, []);
}

/**
 * Adds the rates whose ids are missing, and leaves the others as they are.
 * @param tx an open transaction
 * @returns how many were added
 */
export async function addMissingSmacRates(
  tx: Executor,
  rates: readonly Insertable<SmacRateRow>[],
): Promise<number> {
  const added = await tx
    .insertInto('smac_rate')
    .values(rates)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return added.length;
}
