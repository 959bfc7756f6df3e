import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { NO_LOGGER, type Executor } from '../../db/database.ts';
import { databaseFolder } from '../../db/embedded/first-database.ts';
import { openEmbedded } from '../../db/embedded/open.ts';
import { findPackedDatabase } from '../../db/embedded/packed-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Refusal } from '../../refusal.ts';
import { deriveCurrentPrices } from '../prices/current/derive-current.ts';
import { load, type Loaded } from './load.ts';

// Pairs of station and fuel whose prices are derived in one statement.
const PAIRS = 500;

/**
 * Proves that a back-up can be restored: loads it into a new engine, compares counts and sums, and derives the current
 * prices from the log.
 * @param lines of the file on the disk
 * @param folder a private one, which the caller removes
 * @throws Refusal when it cannot be restored, or the current prices differ from the log
 */
export async function prove(lines: AsyncIterable<string>, folder: string): Promise<Loaded> {
  await unpackDatabase(databaseFolder(folder));
  const database = await openEmbedded({ dataDir: folder, filled: 'scratch' }, NO_LOGGER);
  try {
    return await database.withoutTimeouts((executor) =>
      inTransaction(executor, async (tx) => {
        const loaded = await load(tx, lines);
        await checkPrices(tx, new Date(loaded.header.at));
        return loaded;
      }),
    );
  } finally {
    await database.close();
  }
}

/**
 * Unpacks the build's empty database: creating one takes more memory than the rest of the proof. Without a packed one
 * the engine creates it.
 */
async function unpackDatabase(folder: string): Promise<void> {
  const packed = findPackedDatabase();
  if (!packed) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-xzf', packed, '-C', folder], { stdio: 'ignore' });
  const code = await once(tar, 'exit').then(
    ([status]) => status as number | null,
    () => null,
  );
  if (code !== 0) rmSync(folder, { recursive: true, force: true });
}

async function checkPrices(tx: Executor, at: Date): Promise<void> {
  await sql`create temporary table price_before on commit drop as
    select station_id, fuel_type_id, observation_id, price from current_price`.execute(tx);
  const { rows: pairs } = await sql<{ stationId: number; fuelTypeId: number }>`
    select station_id as "stationId", fuel_type_id as "fuelTypeId" from observation
    union select station_id, fuel_type_id from current_price`.execute(tx);
  for (let from = 0; from < pairs.length; from += PAIRS) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await deriveCurrentPrices(tx, at, pairs.slice(from, from + PAIRS));
  }
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong
    from price_before full join current_price using (station_id, fuel_type_id)
    where (price_before.observation_id, price_before.price)
      is distinct from (current_price.observation_id, current_price.price)`.execute(tx);
  if (rows[0]!.wrong > 0) {
    throw new Refusal(
      `Nella copia ${rows[0]!.wrong} prezzi correnti non sono quelli che dice il registro.`,
    );
  }
}
