/**
 * The core's results for each day of the border belt's real prices, as hashes, because the rows may not be stored here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { readConfig } from '../../config.ts';
import type { CommandContext } from '../../control/command.ts';
import type { Database, Executor } from '../../db/database.ts';
import { importMimit } from '../../modules/imports/mimit/import-mimit.ts';
import { realData } from '../real-data.ts';
import { addFuelTypes } from '../stations/stations.ts';

const ROWS = realData('mimit/belt-20km-price-changes-2026-03-13_2026-08-22.csv.gz');
const REGISTRY = realData('mimit/2026-08-21/anagrafica_impianti_attivi.csv.gz');
const KEPT = path.join(import.meta.dirname, 'belt-days.jsonl');
const HEAD = 'idImpianto|descCarburante|prezzo|isSelf|dtComu';

export const hasBelt = ROWS !== undefined && REGISTRY !== undefined;

/** A day's result: the number of its new rows in the log by outcome, and hashes. */
export interface BeltDay {
  day: string;
  accepted: number;
  doubtful: number;
  held: number;
  /** Of the rows received or decided that day. */
  log: string;
  /** Of all current prices. */
  current: string;
}

export const readBeltDays = (): BeltDay[] =>
  readLines(KEPT).map((line) => JSON.parse(line) as BeltDay);

export const writeBeltDays = (days: readonly BeltDay[]): void =>
  writeFileSync(KEPT, days.map((day) => `${JSON.stringify(day)}\n`).join(''));

/**
 * Imports the belt day by day, each as a file of the current rows.
 * @param database a migrated, empty one
 * @param folder for the files
 * @param most number of days from the first on
 */
export async function answerBelt(
  database: Database,
  folder: string,
  most = Infinity,
): Promise<BeltDay[]> {
  let now = new Date(0);
  const quiet = () => undefined;
  const context: CommandContext = {
    database,
    clock: { now: () => now },
    config: readConfig({ DATA_DIR: folder }),
    output: { line: quiet, error: quiet, progress: quiet },
    signal: new AbortController().signal,
  };
  await addFuelTypes(database.kysely);
  const rows = readLines(ROWS!)
    .slice(2)
    .map((line) => line.split('|'));
  const ids = new Set(rows.map(([, id]) => id!));
  const registry = readLines(REGISTRY!).filter(
    (line, at) => at === 1 || ids.has(line.split('|', 1)[0]!),
  );
  const days = [...new Set(rows.map(([day]) => day!))].toSorted().slice(0, most);
  const inForce = new Map<string, string>();
  const answers: BeltDay[] = [];
  for (const day of days) {
    now = new Date(`${day}T10:00:00Z`);
    for (const [seen, ...row] of rows) {
      if (seen === day) inForce.set(`${row[0]}/${row[1]}/${row[3]}`, row.join('|'));
    }
    const write = (name: string, lines: readonly string[]) => {
      const file = path.join(folder, name);
      writeFileSync(file, `${[`Estrazione del ${day}`, ...lines].join('\n')}\n`);
      return file;
    };
    await importMimit(context, {
      registry: write('anagrafica.csv', registry),
      prices: write('prezzi.csv', [HEAD, ...inForce.values()]),
      force: true,
    });
    answers.push({ day, ...(await readDay(database.kysely, now)) });
  }
  return answers;
}

async function readDay(db: Executor, now: Date): Promise<Omit<BeltDay, 'day'>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Omit<BeltDay, 'day'>>`
    with claims as (
      select state, doubtful, received_at = ${at} as is_new, concat_ws('|', source_id, fuel_type_id, price, extract(epoch from observed_at)::bigint,
        state, doubtful, reason, decided_by, extract(epoch from decided_at)::bigint) as line
      from observation join station on station.id = station_id
      where received_at = ${at} or decided_at = ${at}
    ), shown as (
      select concat_ws('|', source_id, fuel_type_id, price, origin, extract(epoch from observed_at)::bigint,
        extract(epoch from since)::bigint, doubtful, contested) as line
      from current_price join station on station.id = station_id
    )
    select
      (count(*) filter (where is_new and state = 'accepted' and not doubtful))::integer as accepted,
      (count(*) filter (where is_new and state = 'accepted' and doubtful))::integer as doubtful,
      (count(*) filter (where is_new and state = 'held'))::integer as held,
      md5(coalesce(string_agg(line, ' ' order by line collate "C"), '')) as log,
      (select md5(coalesce(string_agg(line, ' ' order by line collate "C"), '')) from shown) as current
    from claims
  `.execute(db);
  return rows[0]!;
}

const readLines = (file: string): string[] => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trimEnd().split('\n');
};
