import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { renamingClaimants, type Renamed } from '../../../db/renamed.ts';
import { renameShares } from './shares.ts';

/** Lets what people have said of prices stand under other hashes. */
export async function renameInPrices(tx: Executor, renamed: Renamed): Promise<void> {
  const change = renamingClaimants(renamed);
  await sql`update observation ${change}`.execute(tx);
  await sql`update confirmation ${change}`.execute(tx);
  await sql`update price_dispute ${change}`.execute(tx);
  await renameShares(tx, renamed);
}
