import type { Executor } from '../../db/database.ts';
import { bumpBoardVersion, lockBoardVersion } from '../changes/board-version.ts';
import { saveStations, type SaveRule, type SourceStation } from '../stations/save-stations.ts';
import type { Rows } from './reading/read-in-process.ts';
import type { ImportRun } from './run-import.ts';
import { UnwrittenStations } from './unwritten.ts';
import { writeBatches } from './write-batches.ts';

/**
 * Writes the stations that were read and counts the outcome of each in the report.
 * @returns those that a trial would have added; none in an import
 */
export async function writeStations(
  run: ImportRun,
  { size, batches }: Rows<SourceStation>,
  rule: SaveRule,
): Promise<UnwrittenStations> {
  const unwritten = new UnwrittenStations();
  const rows = { label: 'Distributori', total: size, batches };
  await writeBatches(run.context, rows, async (tx, stations) => {
    if (run.context.isTrial) await unwritten.note(tx, stations);
    const touched = await saveCounted(run, tx, stations, rule);
    if (touched.length > 0) await bumpBoardVersion(tx, touched);
  });
  return unwritten;
}

/**
 * Saves some stations and counts the outcome of each in the report; the caller tells the board.
 * @param tx an open transaction
 * @returns the ids of those added or changed
 */
export async function saveCounted(
  { tally }: Pick<ImportRun, 'tally'>,
  tx: Executor,
  stations: readonly SourceStation[],
  rule: SaveRule,
): Promise<number[]> {
  await lockBoardVersion(tx);
  const { added, changed } = await saveStations(tx, stations, rule);
  const counts = tally('stations');
  counts.added += added.length;
  counts.changed += changed.length;
  counts.unchanged += stations.length - added.length - changed.length;
  return [...added, ...changed];
}
