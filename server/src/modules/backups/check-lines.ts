import { DamagedBackup } from './damaged-backup.ts';
import { Summing, type Ending, type Header, type Mark } from './format.ts';

/** A line of a back-up: a row as text, or a parsed mark. */
export type Line = { row: string } | Mark;

/**
 * Reads the lines of a back-up and checks their order, each table's count and sum, and that no table is missing.
 * @throws DamagedBackup, after the wrong lines were returned: a caller that must not use them reads all lines first
 */
export async function* checkedLines(lines: AsyncIterable<string>): AsyncGenerator<Line> {
  let header: Header | undefined;
  let table: string | undefined;
  let ending: Ending | undefined;
  let summing = new Summing();
  const tables: Ending['tables'] = {};
  for await (const line of lines) {
    if (ending) throw new DamagedBackup();
    if (line.startsWith('[') && table !== undefined) {
      summing.add([line]);
      yield { row: line };
      continue;
    }
    const mark = parse(line);
    if ('pieno_backup' in mark && !header) header = mark;
    else if ('table' in mark && header && table === undefined) {
      table = mark.table;
      summing = new Summing();
    } else if ('sum' in mark && table !== undefined) {
      const found = (tables[table] = summing.end());
      if (JSON.stringify(found) !== JSON.stringify(mark)) throw new DamagedBackup();
      table = undefined;
    } else if ('tables' in mark && table === undefined) ending = mark;
    else throw new DamagedBackup();
    yield mark;
  }
  if (!ending || JSON.stringify(tables) !== JSON.stringify(ending.tables)) {
    throw new DamagedBackup();
  }
}

/** Checks all lines. @throws DamagedBackup */
export async function checkLines(lines: AsyncIterable<string>): Promise<void> {
  for await (const _ of checkedLines(lines));
}

function parse(line: string): Mark {
  try {
    return JSON.parse(line) as Mark;
  } catch (error) {
    throw new DamagedBackup(error);
  }
}
