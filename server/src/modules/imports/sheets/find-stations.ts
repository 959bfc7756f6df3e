import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { findStationIds } from '../../stations/repository.ts';
import type { StationCells } from './sheet-contents.ts';

/**
 * Finds the stations of rows by Pieno's id or by the operator's own code.
 * @returns a function from a row to its station's id, or to an Italian phrase why there is none
 */
export async function findSheetStations(
  executor: Executor,
  rows: readonly StationCells[],
): Promise<(row: StationCells) => number | string> {
  const ids = rows.flatMap(({ id }) => (isId(id) ? Number(id) : []));
  const known = await executor
    .selectFrom('station')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const knownIds = new Set(known.map((row) => row.id));
  const codes = rows.flatMap(({ code }) => code || []);
  const byCode = await findStationIds(executor, 'operator', codes);
  return ({ id, code }) => {
    const coded = byCode.get(code);
    if (id === '') return coded ?? `nessun distributore con il codice «${code}»`;
    if (!isId(id) || !knownIds.has(Number(id))) return `nessun distributore con id «${id}»`;
    const contradicts = coded !== undefined && coded !== Number(id);
    return contradicts ? `id ${id} e codice «${code}» indicano due distributori` : Number(id);
  };
}

function isId(text: string): boolean {
  return /^\d{1,9}$/u.test(text);
}
