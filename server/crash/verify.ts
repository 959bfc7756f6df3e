import { sql } from 'kysely';
import { openDatabase } from '../src/db/connect.ts';
import type { Executor } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { numberOf } from './claims.ts';
import { checkDeeds, type Kept } from './deeds.ts';
import type { Life, Place, Range } from './kill.ts';

export interface Findings {
  openMs: number;
  rows: number;
  /** Descriptions of the faults; empty without any. */
  faults: string[];
}

/** Opens the database as a server would, and checks for missing rows, partial batches and inconsistencies. */
export async function verify(
  { dataDir, databaseUrl }: Place,
  acknowledged: Range[],
  kept: readonly Kept[],
  life: Life,
): Promise<Findings> {
  const start = performance.now();
  const quiet = () => undefined;
  const logger = { info: quiet, warn: quiet, error: quiet };
  const database = await openDatabase({ databaseUrl, dataDir, logger });
  const openMs = performance.now() - start;
  try {
    await migrate(database);
    const numbers = await readNumbers(database.kysely);
    const faults = [
      ...missing(acknowledged, numbers),
      ...torn(life.doubtful, numbers),
      ...(await wrongPrices(database.kysely)),
      ...(await wrongIndexes(database.kysely)),
      ...(await checkDeeds(database, kept)),
    ];
    return { openMs, rows: numbers.size, faults };
  } finally {
    await database.close();
  }
}

async function readNumbers(db: Executor): Promise<Set<number>> {
  const rows = await db
    .selectFrom('observation')
    .select('observed_at')
    .where('origin', '=', 'operator_sheet')
    .execute();
  return new Set(rows.map(({ observed_at }) => numberOf(observed_at)));
}

function missing(acknowledged: Range[], numbers: Set<number>): string[] {
  return acknowledged
    .filter(([from, to]) => countOf([from, to], numbers) !== to - from + 1)
    .map(([from, to]) => `acknowledged ${from}–${to} is not all there`);
}

function torn(doubtful: Range | undefined, numbers: Set<number>): string[] {
  if (!doubtful) return [];
  const count = countOf(doubtful, numbers);
  const [from, to] = doubtful;
  return count === 0 || count === to - from + 1 ? [] : [`batch ${from}–${to} has ${count} rows`];
}

function countOf([from, to]: Range, numbers: Set<number>): number {
  let count = 0;
  for (let number = from; number <= to; number += 1) if (numbers.has(number)) count += 1;
  return count;
}

/** Finds current prices that are not the newest accepted observation of their station and fuel. */
async function wrongPrices(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ station_id: number; newest: string; current: string | null }>`
    select newest.station_id, newest.id as newest, current_price.observation_id as current
    from (
      select distinct on (station_id, fuel_type_id) station_id, fuel_type_id, id from observation
      where state = 'accepted'
      order by station_id, fuel_type_id, observed_at desc, id desc
    ) newest
    full join current_price using (station_id, fuel_type_id)
    where newest.id is distinct from current_price.observation_id
  `.execute(db);
  return rows.map((row) => `station ${row.station_id}: ${row.current}, newest is ${row.newest}`);
}

/** Checks that counting by index finds as many rows as reading the table. */
async function wrongIndexes(db: Executor): Promise<string[]> {
  const count = sql<{ count: string }>`select count(*) from observation where station_id > 0`;
  const counts = await db.transaction().execute(async (tx) => {
    await sql`set local enable_indexscan = off; set local enable_bitmapscan = off;
      set local enable_indexonlyscan = off`.execute(tx);
    const byTable = (await count.execute(tx)).rows[0]?.count;
    await sql`set local enable_seqscan = off; set local enable_indexonlyscan = on;
      set local enable_indexscan = on`.execute(tx);
    return { byTable, byIndex: (await count.execute(tx)).rows[0]?.count };
  });
  return counts.byTable === counts.byIndex
    ? []
    : [`rows in table and index: ${JSON.stringify(counts)}`];
}
