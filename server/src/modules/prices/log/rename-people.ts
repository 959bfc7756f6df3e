import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { renamingClaimants, type Renamed } from '../../../db/renamed.ts';
import { renameShares } from './shares.ts';

/** Replaces people's hashes in all price tables. */
export async function renameInPrices(tx: Executor, renamed: Renamed): Promise<void> {
  const change = renamingClaimants(renamed);
  await sql`update observation ${change}`.execute(tx);
  await sql`update confirmation ${change}`.execute(tx);
  await sql`update price_dispute ${change}`.execute(tx);
  await renameShares(tx, renamed);
}
