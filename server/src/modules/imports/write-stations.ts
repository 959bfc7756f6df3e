import { bumpBoardVersion, lockBoardVersion } from '../changes/board-version.ts';
import { saveStations, type SaveRule, type SourceStation } from '../stations/save-stations.ts';
import type { Rows } from './reading/read-in-process.ts';
import type { ImportRun } from './run-import.ts';
import { UnwrittenStations } from './unwritten.ts';
import { BATCH_ROWS, writeBatches } from './write-batches.ts';

/**
 * Writes the stations that were read and counts the outcome of each in the report.
 * @returns those that a trial would have added; none in an import
 */
export async function writeStations(
  { context, tally }: ImportRun,
  { size, batches }: Rows<SourceStation>,
  rule: SaveRule,
): Promise<UnwrittenStations> {
  const unwritten = new UnwrittenStations();
  const counts = tally('stations');
  const rows = { label: 'Distributori', total: size, batches: batches(BATCH_ROWS) };
  await writeBatches(context, rows, async (tx, stations) => {
    if (context.isTrial) await unwritten.note(tx, stations);
    await lockBoardVersion(tx);
    const { added, changed } = await saveStations(tx, stations, rule);
    if (added.length + changed.length > 0) await bumpBoardVersion(tx, [...added, ...changed]);
    counts.added += added.length;
    counts.changed += changed.length;
    counts.unchanged += stations.length - added.length - changed.length;
  });
  return unwritten;
}
