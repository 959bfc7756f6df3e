/** Reads the ministry's price file, prezzo_alle_8.csv. */
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { readItalianTime } from '../italian-time.ts';
import { parsePrice } from '../../prices/price-text.ts';
import type { Reason, Reject } from '../runs/reasons.ts';
import {
  readMinistryFile,
  type MinistryFile,
  type MinistryRow,
  type ReadMinistryFile,
} from './ministry-file.ts';

export interface PriceRow {
  line: number;
  text: string;
  /** idImpianto */
  station: string;
  /** descCarburante */
  fuel: string;
  mode: FuelMode;
  /** Thousandths of a euro. */
  price: number;
  observedAt: Date;
}

export type PriceFile = ReadMinistryFile<PriceRow>;

const COLUMNS = 5;
const MODES: ReadonlyMap<string, FuelMode> = new Map([
  ['0', 'served'],
  ['1', 'self'],
]);

/** Parses the price file. @throws Refusal when the file is not a price file */
export function readPrices(text: string, name: string): PriceFile {
  const { extractedOn, unknown, rows: lines, cellsOf } = readMinistryFile(text, name, 'prices');
  const rows: PriceRow[] = [];
  const rejects: Reject[] = [];
  for (const line of lines) {
    const row = readRow(line, cellsOf);
    if (typeof row === 'string') {
      rejects.push({ subject: 'prices', file: name, line: line.line, reason: row, row: line.text });
    } else rows.push(row);
  }
  return {
    extractedOn,
    unknown,
    read: lines.length,
    rows,
    rejects,
    cut: isCut(cellsOf(lines.at(-1)!.text.slice(-IMPORT_MAX.ministryRow))),
  };
}

function readRow({ line, text }: MinistryRow, cellsOf: MinistryFile['cellsOf']): PriceRow | Reason {
  if (text.length > IMPORT_MAX.ministryRow) return 'long';
  const cells = cellsOf(text);
  if (cells.length !== COLUMNS) return 'columns';
  const [station = '', fuel = '', amount = '', isSelf = '', time = ''] = cells;
  const price = parsePrice(amount);
  const mode = MODES.get(isSelf);
  const observedAt = readItalianTime(time);
  if (!/^\d{1,10}$/u.test(station)) return 'id';
  if (fuel.trim() === '' || fuel.length > IMPORT_MAX.fuelName) return 'fuel';
  if (price === undefined) return 'price';
  if (!mode) return 'mode';
  if (!observedAt) return 'date';
  return { line, text, station, fuel, mode, price, observedAt };
}

function isCut(cells: readonly string[]): boolean {
  return cells.length < COLUMNS || !/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/u.test(cells.at(-1)!);
}
