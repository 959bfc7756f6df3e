/** Reads the operator's own CSV files, in the formats of spreadsheets, with the line of every row. */
import { isBlank } from '@pieno/contract/blank-text.ts';
import { toLine } from '@pieno/contract/text.ts';
import { cleanLines, cleanText } from '../clean-text.ts';
import type { FileFormat } from '../formats.ts';
import type { Reject } from '../runs/reasons.ts';
import { readSource, type SourceText } from '../reading/read-source.ts';
import { recognise, wrongFile } from '../recognise.ts';
import { Refusal } from '../../../refusal.ts';
import type { SheetJob } from './sheet-contents.ts';
import { parseRecords } from './csv-records.ts';

/** Each column with its alternative names in the file, in lower case. */
export type Columns<Name extends string> = Record<Name, readonly string[]>;

export interface TableRow<Name extends string> {
  /** The row's first line, counted from 1. */
  line: number;
  text: string;
  /** The cleaned cells; '' when the cell is empty or the column is missing. */
  cells: Record<Name, string>;
  /** Why no row with such cells can be used; unset for a usable one. */
  fault: Pick<Reject, 'reason' | 'detail'> | undefined;
}

export interface Table<Name extends string> {
  name: string;
  /** When the file was last saved; unset for an address. */
  savedAt: Date | undefined;
  /** The version of an address's response. */
  etag: string | undefined;
  rows: TableRow<Name>[];
}

/**
 * Reads a CSV file separated by comma, semicolon or tab; quoted cells may contain line breaks.
 * @param needed sets of columns; the file must have at least one column of each set
 * @param expected the expected format
 * @param paragraphs columns whose cells keep their line breaks
 * @returns undefined when the address still serves the known version
 * @throws Refusal when the file is of another kind, has too many rows, an unknown or repeated column, lacks a needed
 * one, has no row below its header or ends inside quotes
 */
export async function readTable<Name extends string>(
  { file, scope, etag: known }: SheetJob,
  columns: Columns<Name>,
  needed: readonly (readonly NoInfer<Name>[])[],
  expected: FileFormat,
  paragraphs: readonly NoInfer<Name>[] = [],
): Promise<Table<Name> | undefined> {
  const source = await readSource(file, known, scope);
  if (!source) return undefined;
  const { name, savedAt, etag } = source;
  return { name, savedAt, etag, rows: readRows(source, columns, needed, expected, paragraphs) };
}

function readRows<Name extends string>(
  { name, text }: SourceText,
  columns: Columns<Name>,
  needed: readonly (readonly Name[])[],
  expected: FileFormat,
  paragraphs: readonly Name[],
): TableRow<Name>[] {
  const found = recognise(text);
  if (found && found.format !== expected) {
    throw wrongFile(name, text, expected);
  }
  const [header, ...records] = parseRecords(text, name)
    .map(({ record, ...row }) => ({ ...row, record: withoutEmptyEnd(record) }))
    .filter(({ record }) => record.length > 0);
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
  const clean = (column: Name, cell = '') =>
    paragraphs.includes(column) ? cleanLines(cell) : cleanText(cell);
  return records.map(({ record, raw, info }) => {
    const cells = {
      ...empty,
      ...Object.fromEntries(names.map((column, at) => [column, clean(column, record[at])])),
    };
    return {
      line: info.lines - (raw.trim().match(/\n/gu)?.length ?? 0),
      text: raw.trim(),
      cells,
      fault: record.length > names.length ? { reason: 'columns' } : formulaIn(cells),
    };
  });
}

/** Removes the empty cells at the end, which spreadsheets write for formatted columns. */
const withoutEmptyEnd = (record: readonly string[]): string[] =>
  record.slice(0, record.findLastIndex((cell) => !isBlank(cell)) + 1);

/** What spreadsheets show, in Italian and English, for a value that they could not compute or have not loaded. */
const FORMULA =
  /^(?:#(?:N\/[AD]|NOME\?|NAME\?|(?:RIF|REF|VALORE|VALUE|DIV\/0|NUM|NULLO|NULL|ERROR|ERRORE|ESPANSIONE|SPILL|CALC|CAMPO|FIELD)!)|(?:Loading|Caricamento)(?:\.\.\.|…))$/iu;

function formulaIn(cells: Record<string, string>): TableRow<never>['fault'] {
  const found = Object.entries(cells).find(([, cell]) => FORMULA.test(cell));
  return found && { reason: 'formula', detail: `${found[0]}: «${found[1]}»` };
}

function readHeader<Name extends string>(
  header: readonly string[],
  columns: Columns<Name>,
  file: string,
): Name[] {
  const known = Object.entries<readonly string[]>(columns) as [Name, readonly string[]][];
  const names = header.map((cell) => {
    const written = cleanText(cell).toLowerCase().replaceAll(' ', '_');
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

const QUOTED_MAX = 60;

function shortened(cell: string): string {
  const line = toLine(cell, QUOTED_MAX);
  return line.length < cell.trim().length ? `${line}…` : line;
}
