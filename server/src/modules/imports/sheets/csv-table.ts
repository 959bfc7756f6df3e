/** Reads the operator's own CSV files, in the formats that spreadsheets write, with the line of every row. */
import { toLine } from '@pieno/contract/text.ts';
import type { FileFormat } from '../import-kind.ts';
import { readSource, type SourceText } from '../reading/read-source.ts';
import { recognise, wrongFile } from '../recognise.ts';
import { Refusal } from '../../../refusal.ts';
import type { SheetJob } from './contents.ts';
import { parseRecords } from './csv-records.ts';

/** Each column with its alternative names in the file, in lower case. */
export type Columns<Name extends string> = Record<Name, readonly string[]>;

export interface TableRow<Name extends string> {
  /** The row's first line, counted from 1. */
  line: number;
  text: string;
  /** The trimmed cells; '' when the cell is empty or the column is missing. */
  cells: Record<Name, string>;
  /** True when the row has more cells than the header. */
  tooLong: boolean;
}

export interface Table<Name extends string> {
  name: string;
  /** When the file was last saved; unset for an address. */
  savedAt: Date | undefined;
  /** The version of what an address answered. */
  etag: string | undefined;
  rows: TableRow<Name>[];
}

/**
 * Reads a CSV file: separated by comma, semicolon or tab; quoted cells may contain line breaks.
 * @param needed sets of columns; the file must have at least one column of each set
 * @param expected the expected format
 * @returns undefined when the address still answers the known version
 * @throws Refusal when the file is of another kind, has too many rows, an unknown or repeated column, lacks a needed
 *   one, has no row below its header or ends inside quotes
 */
export async function readTable<Name extends string>(
  { file, scope, etag: known }: SheetJob,
  columns: Columns<Name>,
  needed: readonly (readonly NoInfer<Name>[])[],
  expected: FileFormat,
): Promise<Table<Name> | undefined> {
  const source = await readSource(file, known, scope);
  if (!source) return undefined;
  const { name, savedAt, etag } = source;
  return { name, savedAt, etag, rows: readRows(source, columns, needed, expected) };
}

function readRows<Name extends string>(
  { name, text }: SourceText,
  columns: Columns<Name>,
  needed: readonly (readonly Name[])[],
  expected: FileFormat,
): TableRow<Name>[] {
  const found = recognise(text);
  if (found && found.format !== expected) {
    throw wrongFile(name, text, expected);
  }
  const [header, ...records] = parseRecords(text, name);
  const names = header ? readHeader(header.record, columns, name) : [];
  const missing = needed.filter((set) => !set.some((column) => names.includes(column)));
  if (missing.length > 0) {
    const what = missing.length === 1 ? 'manca la colonna' : 'mancano le colonne';
    const columnNames = missing.map((set) => set.join(' o ')).join(', ');
    throw new Refusal(`${name} non è ${expected.name}: ${what} ${columnNames}.`);
  }
  if (records.length === 0) {
    throw new Refusal(`${name} ha soltanto l'intestazione: sotto non c'è nessuna riga.`);
  }
  const empty = Object.fromEntries(Object.keys(columns).map((column) => [column, ''])) as Record<
    Name,
    string
  >;
  return records.map(({ record, raw, info }) => ({
    line: info.lines - (raw.trim().match(/\n/gu)?.length ?? 0),
    text: raw.trim(),
    cells: {
      ...empty,
      ...Object.fromEntries(names.map((n, at) => [n, (record[at] ?? '').trim()])),
    },
    tooLong: record.length > names.length,
  }));
}

function readHeader<Name extends string>(
  header: readonly string[],
  columns: Columns<Name>,
  file: string,
): Name[] {
  const known = Object.entries<readonly string[]>(columns) as [Name, readonly string[]][];
  const names = header.map((cell) => {
    const written = cell.trim().toLowerCase().replace(/\s+/gu, '_');
    const column = known.find(([name, others]) => name === written || others.includes(written));
    if (column) return column[0];
    throw new Refusal(
      `${file}: la colonna «${shortened(cell)}» è sconosciuta. Le colonne possibili sono ${Object.keys(columns).join(', ')}.`,
    );
  });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Refusal(`${file}: la colonna «${twice}» compare due volte.`);
  return names;
}

/** Characters of a cell that a sentence quotes. */
const QUOTED_MAX = 60;

/** A cell as a sentence may quote it. */
function shortened(cell: string): string {
  const line = toLine(cell, QUOTED_MAX);
  return line.length < cell.trim().length ? `${line}…` : line;
}
