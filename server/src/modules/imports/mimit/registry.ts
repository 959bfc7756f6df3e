/** Reads the ministry's registry of stations, anagrafica_impianti_attivi.csv. */
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { isAboutItaly } from '../../stations/places/border.ts';
import type { Reject } from '../runs/reasons.ts';
import { cleanText } from '../clean-text.ts';
import { readMinistryFile, type ReadMinistryFile } from './ministry-file.ts';

export interface RegistryRow {
  line: number;
  text: string;
  id: string;
  operator: string;
  brand: string;
  name: string;
  address: string;
  town: string;
  province: string;
  /** Null when it is missing, or not in or near Italy. */
  position: { latitude: number; longitude: number } | null;
}

export type Registry = ReadMinistryFile<RegistryRow>;

const COLUMNS = 10;
const KINDS_OF_ROAD = new Set(['Stradale', 'Autostradale', 'Strada Statale', 'Altro']);

/** Parses the registry. @throws Refusal when the file is not a registry */
export function readRegistry(text: string, name: string): Registry {
  const file = readMinistryFile(text, name, 'registry');
  const { extractedOn, separator, unknown, rows: lines } = file;
  const rows: RegistryRow[] = [];
  const rejects: Reject[] = [];
  const seen = new Set<string>();
  for (const { line, text: row } of lines) {
    const isLong = row.length > IMPORT_MAX.ministryRow;
    const cells = isLong ? [] : withoutEmptyEnd(file.cellsOf(row));
    const reason = isLong ? 'long' : reasonToReject(cells, seen);
    if (reason) {
      rejects.push({ subject: 'stations', file: name, line, reason, row });
      continue;
    }
    seen.add(cells[0]!);
    rows.push({ line, text: row, ...toRow(joinExtra(cells, separator)) });
  }
  const end = file.cellsOf(lines.at(-1)!.text.slice(-IMPORT_MAX.ministryRow));
  const cut = isCut(withoutEmptyEnd(end));
  return { extractedOn, unknown, read: lines.length, rows, rejects, cut };
}

function reasonToReject(
  cells: readonly string[],
  seen: ReadonlySet<string>,
): Reject['reason'] | null {
  if (cells.length < COLUMNS) return 'columns';
  if (!/^\d{1,10}$/u.test(cells[0]!)) return 'id';
  return seen.has(cells[0]!) ? 'repeated' : null;
}

function toRow(cells: readonly string[]): Omit<RegistryRow, 'line' | 'text'> {
  const [id = '', operator = '', brand = '', , name = '', ...rest] = cells.map(cleanText);
  const [address = '', town = '', province = '', latitude = '', longitude = ''] = rest;
  const position = readPosition(latitude, longitude);
  return { id, operator, brand, name, address, town, province, position };
}

/** Removes one empty cell after the coordinates, as a row may end with a separator. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  const isNumber = (cell: string | undefined) => /^-?\d+(?:\.\d+)?$/u.test(cell ?? '');
  const isOver = cells.length > COLUMNS && cells.at(-1) === '';
  return isOver && isNumber(cells.at(-2)) && isNumber(cells.at(-3)) ? cells.slice(0, -1) : cells;
}

/**
 * Rejoins cells of a name that contains the separator. Four columns are counted from the left and five from the right;
 * the rest is the station's name. If the company's name contains it too, the position of the kind-of-road column shows
 * by how many cells the columns have shifted.
 */
function joinExtra(cells: readonly string[], separator: string): string[] {
  const extra = cells.length - COLUMNS;
  if (extra === 0) return [...cells];
  const at = cells.findIndex(
    (cell, index) => index >= 3 && index <= 3 + extra && KINDS_OF_ROAD.has(cell),
  );
  const moved = at === -1 ? 0 : at - 3;
  return [
    cells[0]!,
    cells.slice(1, 2 + moved).join(separator),
    ...cells.slice(2 + moved, 4 + moved),
    cells.slice(4 + moved, -5).join(separator),
    ...cells.slice(-5),
  ];
}

function readPosition(latitude: string, longitude: string): RegistryRow['position'] {
  const [lat = NaN, lon = NaN] = [latitude, longitude].map((text) =>
    text.trim() ? Number(text) : NaN,
  );
  return isAboutItaly(lat, lon) ? { latitude: lat, longitude: lon } : null;
}

function isCut(cells: readonly string[]): boolean {
  return cells.length < COLUMNS || (cells.at(-2) !== '' && !/^-?\d+\.\d+$/u.test(cells.at(-1)!));
}
