import { holdBoard, touchBoard } from '../board/version.ts';
import { putStations, type PutRule, type SourceStation } from '../stations/put.ts';
import type { Kind } from './reading/jobs.ts';
import type { Applying } from './run-import.ts';
import { BATCH_ROWS, writeBatches } from './write-batches.ts';

/** Writes the stations that a reading holds and counts what became of each. */
export async function writeStations<K extends Kind>(
  applying: Applying<K>,
  total: number,
  batches: (rows: number) => AsyncIterable<SourceStation[]>,
  rule: PutRule,
): Promise<void> {
  const tally = applying.tally('stations');
  await writeBatches(applying, 'Distributori', total, batches(BATCH_ROWS), async (tx, stations) => {
    await holdBoard(tx);
    const { added, changed } = await putStations(tx, stations, rule);
    if (added.length + changed.length > 0) await touchBoard(tx, [...added, ...changed]);
    tally.added += added.length;
    tally.changed += changed.length;
    tally.unchanged += stations.length - added.length - changed.length;
  });
}
