import type { Executor } from '../../db/database.ts';
import { Summing, type Ending } from './format.ts';
import { columnsOf, fixTexts, rowsOf } from './rows-of.ts';
import type { Table } from './tables.ts';

/** Computes the counts and sums that a back-up of the tables would have. @param tx an open transaction */
export async function sumUp(tx: Executor, tables: readonly Table[]): Promise<Ending['tables']> {
  await fixTexts(tx);
  const sums: Ending['tables'] = {};
  for (const table of tables) {
    const summing = new Summing();
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    for await (const lines of rowsOf(tx, table, await columnsOf(tx, table), false)) {
      summing.add(lines);
    }
    sums[table] = summing.end();
  }
  return sums;
}
