/** Reads the operator's own CSV files, in the formats that spreadsheets write, with the line of every row. */
import { CsvError, parse, type Info } from 'csv-parse/sync';
import { readSource } from '../reading/read-source.ts';
import { notWhatItShouldBe, recognise, type FileKind } from '../recognise.ts';
import { Refusal } from '../refusal.ts';

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
  savedAt: Date;
  rows: TableRow<Name>[];
}

/**
 * Reads a CSV file: separated by comma, semicolon or tab; quoted cells may contain line breaks.
 * @param file absolute file name
 * @param needed sets of columns; the file must have at least one column of each set
 * @param expected the expected kind of file, and its Italian name
 * @throws Refusal when the file is of another kind, has an unknown or repeated column, lacks a needed one, has no row
 *   below its header or ends inside quotes
 */
export async function readTable<Name extends string>(
  file: string,
  columns: Columns<Name>,
  needed: readonly (readonly NoInfer<Name>[])[],
  expected: { kind: FileKind; called: string },
): Promise<Table<Name>> {
  const { name, text, savedAt } = (await readSource(file))!;
  const kind = recognise(text);
  if (kind && kind !== expected.kind) {
    throw new Refusal(notWhatItShouldBe(name, text, expected.called));
  }
  const [header, ...records] = parseRecords(text, name);
  const names = header ? readHeader(header.record, columns, name) : [];
  const missing = needed.filter((set) => !set.some((column) => names.includes(column)));
  if (missing.length > 0) {
    const what = missing.length === 1 ? 'manca la colonna' : 'mancano le colonne';
    const columnNames = missing.map((set) => set.join(' o ')).join(', ');
    throw new Refusal(`${name} non è ${expected.called}: ${what} ${columnNames}.`);
  }
  if (records.length === 0) {
    throw new Refusal(`${name} ha soltanto l'intestazione: sotto non c'è nessuna riga.`);
  }
  const empty = Object.fromEntries(Object.keys(columns).map((column) => [column, ''])) as Record<
    Name,
    string
  >;
  const rows = records.map(({ record, raw, info }) => ({
    line: info.lines - (raw.trim().match(/\n/gu)?.length ?? 0),
    text: raw.trim(),
    cells: {
      ...empty,
      ...Object.fromEntries(names.map((n, at) => [n, (record[at] ?? '').trim()])),
    },
    tooLong: record.length > names.length,
  }));
  return { name, savedAt: savedAt ?? new Date(NaN), rows };
}

interface Parsed {
  record: string[];
  raw: string;
  info: Info;
}

/** The line that declares the separator to Excel. */
const ANNOUNCED = /^"?sep=([^"\r\n])"?(?=[\r\n])/iu;

function parseRecords(text: string, name: string): Parsed[] {
  const announced = ANNOUNCED.exec(text)?.[1];
  try {
    return parse(text.replace(ANNOUNCED, ''), {
      delimiter: announced ?? delimiterOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(
      `${name} non è un CSV leggibile: alla riga ${String(error['lines'])} le virgolette non tornano.`,
      { cause: error },
    );
  }
}

/** Returns the separator that occurs most often in the header. */
function delimiterOf(text: string): string {
  const header = /^[^\r\n]*/u.exec(text)![0];
  const count = (separator: string): number => header.split(separator).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0]!;
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
      `${file}: la colonna «${cell.trim()}» è sconosciuta. Le colonne possibili sono ${Object.keys(columns).join(', ')}.`,
    );
  });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Refusal(`${file}: la colonna «${twice}» compare due volte.`);
  return names;
}
