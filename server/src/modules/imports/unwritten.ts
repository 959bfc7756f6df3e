import type { Executor } from '../../db/database.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { findStationIds } from '../stations/repository.ts';
import { saveStations, type SaveRule, type SourceStation } from '../stations/save-stations.ts';

/**
 * The stations that a trial would have added, by their source's id: its prices need them, so that they are written again
 * in the transaction of each batch of prices, which rolls back.
 */
export class UnwrittenStations {
  readonly #stations = new Map<string, SourceStation>();

  /** Remembers those of some stations that are not known. @param tx before they are saved */
  async note(tx: Executor, stations: readonly SourceStation[]): Promise<void> {
    const [first] = stations;
    if (!first) return;
    const ids = stations.map((station) => station.source_id);
    const known = await findStationIds(tx, first.source, ids);
    for (const station of stations) {
      if (!known.has(station.source_id)) this.#stations.set(station.source_id, station);
    }
  }

  /** Writes those of the named stations that a trial has not left behind. @param tx the batch's transaction */
  async write(tx: Executor, ids: Iterable<string>, rule: SaveRule): Promise<void> {
    const missing = [...ids].flatMap((id) => this.#stations.get(id) ?? []);
    if (missing.length === 0) return;
    await lockBoardVersion(tx);
    await saveStations(tx, missing, rule);
  }
}
