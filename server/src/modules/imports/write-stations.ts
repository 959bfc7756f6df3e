import { lockBoardVersion, bumpBoardVersion } from '../changes/board-version.ts';
import { putStations, type PutRule } from '../stations/put.ts';
import type { Applying } from './run-import.ts';
import { BATCH_ROWS, writeBatches } from './write-batches.ts';

type StationKind = 'mimit' | 'ocm' | 'osm';

/** Writes the stations that were read and counts the outcome of each in the report. */
export async function writeStations<K extends StationKind>(
  applying: Applying<K>,
  rule: PutRule,
): Promise<void> {
  const { reading } = applying as Applying<StationKind>;
  const tally = applying.tally('stations');
  await writeBatches(
    applying,
    'Distributori',
    reading.size('stations'),
    reading.batches('stations', BATCH_ROWS),
    async (tx, stations) => {
      await lockBoardVersion(tx);
      const { added, changed } = await putStations(tx, stations, rule);
      if (added.length + changed.length > 0) await bumpBoardVersion(tx, [...added, ...changed]);
      tally.added += added.length;
      tally.changed += changed.length;
      tally.unchanged += stations.length - added.length - changed.length;
    },
  );
}
