import type { Executor } from '../../db/database.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';
import { findStationIds } from '../stations/repository.ts';
import {
  saveStations,
  type SaveRule,
  type SourceStation,
} from '../stations/facts/save-stations.ts';
import type { ImportRun } from './runs/import-run.ts';

/**
 * Saves stations of a source and counts the outcome of each in the report.
 * @param tx the import's transaction
 * @returns their ids, by those at the source
 */
export async function writeStations(
  run: ImportRun,
  tx: Executor,
  stations: readonly SourceStation[],
  rule: SaveRule,
): Promise<Map<string, number>> {
  const { added, changed } = await saveStations(tx, stations, rule, run.context.clock.now());
  const counts = run.tally('stations');
  counts.added += added.length;
  counts.changed += changed.length;
  counts.unchanged += stations.length - added.length - changed.length;
  await bumpBoardVersion(tx, [...added, ...changed]);
  const [first] = stations;
  if (!first) return new Map();
  const ids = stations.map((station) => station.source_id);
  return await findStationIds(tx, first.source, ids);
}
