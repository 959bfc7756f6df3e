import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { VERSION } from '../../version.ts';
import { FORMAT, Summing, type Ending, type Header, type Mark } from './format.ts';
import { columnsOf, fixTexts, rowsOf } from './rows-of.ts';
import { TABLE_NAMES } from './tables.ts';

/** The part of the header that only the caller knows. */
export type Given = Pick<Header, 'at' | 'open' | 'secret_mark'>;

/**
 * Returns the whole database as the text of a back-up, in pieces.
 * @param tx an open transaction with a constant snapshot: see `readOnce`
 * @returns the ending
 */
export async function* dump(tx: Executor, given: Given): AsyncGenerator<string, Ending> {
  await fixTexts(tx);
  yield mark({
    pieno_backup: FORMAT,
    version: VERSION,
    ...given,
    migrations: await migrationsOf(tx),
  });
  const ending: Ending = { tables: {}, numbers: {} };
  for (const table of TABLE_NAMES) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    const columns = await columnsOf(tx, table);
    // The table's migration is not applied yet.
    if (columns.length === 0) continue;
    yield mark({ table, columns: columns.map(({ name }) => name) });
    const summing = new Summing();
    for await (const lines of rowsOf(tx, table, columns, given.open)) {
      summing.add(lines);
      yield `${lines.join('\n')}\n`;
    }
    ending.tables[table] = summing.end();
    yield mark(ending.tables[table]);
  }
  ending.numbers = await numbersOf(tx);
  yield mark(ending);
  return ending;
}

/** Runs work on one constant snapshot of a database, without timeouts. */
export async function readOnce<T>(
  executor: Executor,
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  return await executor
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work);
}

const mark = (line: Mark): string => `${JSON.stringify(line)}\n`;

async function migrationsOf(tx: Executor): Promise<Header['migrations']> {
  const { rows } = await sql<Header['migrations'][number]>`
    select name, checksum from migration order by name collate "C"`.execute(tx);
  return rows;
}

async function numbersOf(tx: Executor): Promise<Ending['numbers']> {
  const { rows } = await sql<{ name: string; sequence: string }>`
    select table_name || '.' || column_name as name,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' and table_name = any (${TABLE_NAMES})
    order by 1`.execute(tx);
  const numbers: Ending['numbers'] = {};
  for (const { name, sequence } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows: state } = await sql<{ last: string; used: boolean }>`
      select last_value::text as last, is_called as used from ${sql.raw(sequence)}`.execute(tx);
    numbers[name] = [state[0]!.last, state[0]!.used];
  }
  return numbers;
}
