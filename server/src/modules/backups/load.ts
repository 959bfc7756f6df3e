import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { migrateOn } from '../../db/migrate.ts';
import { MIGRATIONS_FOLDER, readMigrations } from '../../db/migration-files.ts';
import { Refusal } from '../../refusal.ts';
import { DamagedBackup } from './damaged-backup.ts';
import { checkedLines } from './check-lines.ts';
import { FORMAT, type Ending, type Header } from './format.ts';
import { columnsOf, quoted, type Column } from './rows-of.ts';
import { sumUp } from './sum-up.ts';
import type { Table } from './tables.ts';

export interface Loaded {
  header: Header;
  ending: Ending;
}

// Maximum rows of one statement, and characters after which it has fewer.
const ROWS = 100;
const CHARACTERS = 100_000;

/**
 * Loads a back-up into a database without Pieno's tables, with the schema of the file, and then migrates it to the
 * current schema. It needs only the right to create tables.
 * @param tx an open transaction, which is rolled back for a damaged file
 * @throws DamagedBackup; Refusal for a file of a newer version
 */
export async function load(tx: Executor, lines: AsyncIterable<string>): Promise<Loaded> {
  let header: Header | undefined;
  let ending: Ending | undefined;
  let filling: Filling | undefined;
  let restore: (() => Promise<void>) | undefined;
  for await (const line of checkedLines(lines)) {
    if ('row' in line) await filling!.add(line.row);
    else if ('pieno_backup' in line) {
      header = line;
      restore = await prepare(tx, header);
    } else if ('table' in line) {
      filling = new Filling(tx, line.table, await columnsFor(tx, line));
    } else if ('sum' in line) await filling!.flush();
    else ending = line;
  }
  const { tables, numbers } = ending!;
  await restore!();
  const stored = await sumUp(tx, Object.keys(tables) as Table[]);
  if (JSON.stringify(stored) !== JSON.stringify(tables)) {
    throw new Refusal('Ciò che è stato scritto non è uguale al file: niente è cambiato.');
  }
  await setNumbers(tx, numbers);
  await migrateOn(tx, readMigrations(MIGRATIONS_FOLDER));
  return { header: header!, ending: ending! };
}

/** Creates the schema of the file without foreign keys, indexes and triggers, which would check each row. */
async function prepare(tx: Executor, { pieno_backup, migrations }: Header) {
  const known = readMigrations(MIGRATIONS_FOLDER);
  const isKnown = migrations.every(
    ({ name, checksum }, at) => known[at]?.name === name && known[at].checksum === checksum,
  );
  if (pieno_backup > FORMAT || migrations.length > known.length) {
    throw new Refusal(
      'Il file viene da una versione più recente di Pieno: aggiorna questo programma, poi ripeti.',
    );
  }
  if (!isKnown) throw new Refusal('Il file viene da un altro programma: lo schema non è di Pieno.');
  await migrateOn(tx, known.slice(0, migrations.length));
  const { rows: references } = await sql<{ table: string; name: string; rule: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and pg_class.relnamespace = 'public'::regnamespace`.execute(tx);
  const { rows: triggers } = await sql<{ table: string; name: string }>`
    select relname as table, tgname as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and pg_class.relnamespace = 'public'::regnamespace`.execute(tx);
  const { rows: indexes } = await sql<{ name: string; rule: string }>`
    select relname as name, pg_get_indexdef(indexrelid) as rule
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(tx);
  const change = async (statements: readonly string[]) => {
    if (statements.length > 0) await sql.raw(statements.join(';\n')).execute(tx);
  };
  const alter = (table: string) => `alter table public.${quoted(table)}`;
  await change([
    ...indexes.map(({ name }) => `drop index public.${quoted(name)}`),
    ...references.map(({ table, name }) => `${alter(table)} drop constraint ${quoted(name)}`),
    ...triggers.map(({ table, name }) => `${alter(table)} disable trigger ${quoted(name)}`),
  ]);
  return () =>
    change([
      ...indexes.map(({ rule }) => rule),
      ...references.map(
        ({ table, name, rule }) => `${alter(table)} add constraint ${quoted(name)} ${rule}`,
      ),
      ...triggers.map(({ table, name }) => `${alter(table)} enable trigger ${quoted(name)}`),
    ]);
}

async function columnsFor(
  tx: Executor,
  { table, columns }: { table: string; columns: string[] },
): Promise<Column[]> {
  const known = new Map((await columnsOf(tx, table)).map((column) => [column.name, column]));
  // Rows that a migration inserted are in the file as well.
  if (known.size > 0) await sql.raw(`delete from public.${quoted(table)}`).execute(tx);
  return columns.map((name) => {
    const column = known.get(name);
    if (!column) throw new DamagedBackup(new Error(`${table}.${name} is unknown`));
    return column;
  });
}

class Filling {
  readonly #tx: Executor;
  readonly #statement: string;
  #lines: string[] = [];
  #characters = 0;

  constructor(tx: Executor, table: string, columns: readonly Column[]) {
    this.#tx = tx;
    const names = columns.map(({ name }) => quoted(name));
    const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`);
    this.#statement = `insert into public.${quoted(table)} (${names.join()}) overriding system value
      select ${values.join()} from json_array_elements(`;
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line);
    this.#characters += line.length;
    if (this.#lines.length >= ROWS || this.#characters > CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    const lines = this.#lines;
    if (lines.length === 0) return;
    this.#lines = [];
    this.#characters = 0;
    const values = `[${lines.join()}]`;
    await sql`${sql.raw(this.#statement)}${values}::json) as line`.execute(this.#tx);
  }
}

async function setNumbers(tx: Executor, numbers: Ending['numbers']): Promise<void> {
  for (const [name, [last, isUsed]] of Object.entries(numbers)) {
    const [table, column] = name.split('.');
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), ${last}::bigint, ${isUsed})`.execute(
      tx,
    );
  }
}
