/**
 * The format of both files of the ministry: line 1 "Estrazione del YYYY-MM-DD", line 2 the header, then one row per
 * line, without quoting. The separator was ";" until 2026-02-09 and is "|" since; it and the columns are recognised
 * from the header.
 */
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { wrongFile } from '../recognise.ts';
import { Refusal } from '../../../refusal.ts';
import { italianNumber } from '../runs/report-text.ts';
import { PRICE_FILE, REGISTRY_FILE } from '../formats.ts';
import type { Reject } from '../runs/reasons.ts';

const LAYOUTS = {
  registry: {
    columns: [
      'idImpianto',
      'Gestore',
      'Bandiera',
      'Tipo Impianto',
      'Nome Impianto',
      'Indirizzo',
      'Comune',
      'Provincia',
      'Latitudine',
      'Longitudine',
    ],
    format: REGISTRY_FILE,
  },
  prices: {
    columns: ['idImpianto', 'descCarburante', 'prezzo', 'isSelf', 'dtComu'],
    format: PRICE_FILE,
  },
} as const;

const SEPARATORS = ['|', ';', ',', '\t'];

export interface MinistryRow {
  /** Counted from 1. */
  line: number;
  text: string;
}

export interface MinistryFile {
  /** The extraction date in the file's first line, YYYY-MM-DD. */
  extractedOn: string;
  separator: string;
  /** Ignored columns of the file. */
  unknown: string[];
  rows: MinistryRow[];
  /**
   * Splits a row into cells in the layout's order. If that is the file's order, the number of cells may differ;
   * otherwise a row with another number of cells than the header has none.
   */
  cellsOf(text: string): string[];
}

export interface ReadMinistryFile<Row> {
  extractedOn: string;
  unknown: string[];
  read: number;
  rows: Row[];
  rejects: Reject[];
  /** True when the last line is incomplete: the file is truncated. */
  cut: boolean;
}

/**
 * Splits one of the ministry's files into rows.
 * @param name the file's name in messages
 * @throws Refusal when the file is of another kind, empty, too long, or lacks the first line, the header or a column
 */
export function readMinistryFile(
  text: string,
  name: string,
  layout: keyof typeof LAYOUTS,
): MinistryFile {
  if (hasMoreLines(text, IMPORT_MAX.rows)) {
    throw new Refusal(`${name} ha più di ${italianNumber(IMPORT_MAX.rows)} righe.`);
  }
  const lines = text.split(/\r?\n/u);
  const extractedOn = /^Estrazione del (\d{4}-\d\d-\d\d)/u.exec(lines[0] ?? '')?.[1];
  const header = lines[1] ?? '';
  if (!isHeader(header, layout) || !extractedOn) throw whatIsWrong(text, name, lines, layout);
  const separator = SEPARATORS.find((each) => header.includes(each)) ?? '|';
  const { order, unknown } = readHeader(header.split(separator), name, layout);
  const rows = lines
    .slice(2)
    .map((row, index) => ({ line: index + 3, text: row }))
    .filter((row) => row.text !== '');
  if (rows.length === 0)
    throw new Refusal(`${name} è troncato: dopo l'intestazione non c'è nulla.`);
  const isUsual = unknown.length === 0 && order.every((at, index) => at === index);
  const cellsOf = (row: string): string[] => {
    const cells = row.split(separator);
    if (isUsual) return cells;
    const count = order.length + unknown.length;
    return cells.length === count ? order.map((at) => cells[at]!) : [];
  };
  return { extractedOn, separator, unknown, rows, cellsOf };
}

/** A column's name without spaces, in lower case: "Tipo Impianto" and "tipoImpianto" are the same. */
const plain = (column: string): string => column.replaceAll(/[\s_]/gu, '').toLowerCase();

/** Finds each column of the layout in the header. */
function readHeader(
  header: readonly string[],
  name: string,
  layout: keyof typeof LAYOUTS,
): { order: number[]; unknown: string[] } {
  const { columns } = LAYOUTS[layout];
  const found = header.map(plain);
  const order = columns.map((column) => found.indexOf(plain(column)));
  const missing = columns.filter((_, index) => order[index] === -1);
  if (missing.length > 0) {
    const what = missing.length === 1 ? 'manca la colonna' : 'mancano le colonne';
    throw new Refusal(`${name}: nell'intestazione ${what} ${missing.join(', ')}.`);
  }
  return { order, unknown: header.filter((_, at) => !order.includes(at)) };
}

/** True for a line with the columns that identify a layout. */
function isHeader(line: string, layout: keyof typeof LAYOUTS): boolean {
  const [first, second] = LAYOUTS[layout].columns;
  return [first, second].every((column) => plain(line).includes(plain(column)));
}

function hasMoreLines(text: string, max: number): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && lines <= max; at = text.indexOf('\n', at + 1)) {
    lines += 1;
  }
  return lines > max;
}

function whatIsWrong(
  text: string,
  name: string,
  lines: string[],
  layout: keyof typeof LAYOUTS,
): Refusal {
  const { columns, format } = LAYOUTS[layout];
  if (isHeader(lines[0] ?? '', layout)) {
    return new Refusal(`${name} è incompleto: manca la prima riga «Estrazione del …».`);
  }
  if (isHeader(lines[1] ?? '', layout)) {
    return new Refusal(
      `${name} non dice di che giorno è: la prima riga deve essere «Estrazione del AAAA-MM-GG».`,
    );
  }
  if (lines[0]?.startsWith('Estrazione del') && !lines[1]?.startsWith(columns[0])) {
    return new Refusal(`${name} è incompleto: manca l'intestazione con i nomi delle colonne.`);
  }
  return wrongFile(name, text, format);
}
