import { MERGE_UNDO_HOURS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { readJson } from '../../db/read-json.ts';
import { conflict, notFound } from '../../errors.ts';
import { logAction } from '../action-log/log-action.ts';
import { lockAdministrator, type Administrator } from '../accounts/administrator.ts';
import { returnNamed } from '../prices/log/move-prices.ts';
import { changePrices } from '../prices/change-prices.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { emptyFacts } from '../stations/facts/fill-facts.ts';
import { removeRedirects } from '../stations/redirects.ts';
import { lockStations, refuseMerged } from './lock-stations.ts';
import { listPairs, MergeChangesSchema, returnStationData } from './move-station-data.ts';

/**
 * Undoes a merge (rule station-merge-undo): what moved goes back, with later imports of the merged station;
 * decisions by the other station's prices are made again. Reports of people in between stay with the kept station.
 * @returns both stations
 * @throws notFound for a merge that is unknown or undone; conflict `merge_undo_late`, `merge_newer` where another
 *   station was merged into the kept one since, `station_merged` where that redirects by now; what
 *   `lockAdministrator` throws
 */
export async function undoMerge(
  db: Executor,
  clock: Clock,
  actor: Administrator,
  id: number,
): Promise<{ kept: number; merged: number }> {
  return await changePrices(db, clock, (change) => part(change, actor, id));
}

async function part(
  change: PriceChange,
  actor: Administrator,
  id: number,
): Promise<{ kept: number; merged: number }> {
  const { tx, now } = change;
  await lockAdministrator(tx, actor);
  const merge = await tx
    .selectFrom('station_merge')
    .select(['kept_id', 'merged_id', 'merged_at', 'moved'])
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('merge_not_found'));
  if (now.getTime() - merge.merged_at.getTime() > MERGE_UNDO_HOURS * 3_600_000) {
    throw conflict({ code: 'merge_undo_late', params: { hours: MERGE_UNDO_HOURS } });
  }
  const stations = { kept: merge.kept_id, merged: merge.merged_id };
  const [kept] = await lockStations(tx, [stations.kept, stations.merged]);
  refuseMerged(kept);
  await refuseNewer(tx, id, stations.kept);
  const moved = readJson(MergeChangesSchema, merge.moved, `what merge ${id} moved`);
  const way = { from: stations.kept, to: stations.merged };
  const pairs = await listPairs(tx, [stations.kept, stations.merged]);
  await returnStationData(tx, way, moved, now);
  await returnNamed(tx, way, [stations.merged, ...moved.aliases]);
  await emptyFacts(tx, stations.kept, moved);
  await removeRedirects(tx, stations.merged, moved.aliases);
  await tx.updateTable('station_merge').set({ undone_at: now }).where('id', '=', id).execute();
  // Each station's own prices decide again.
  change.markWithdrawn(pairs.map((pair) => ({ ...pair, since: merge.merged_at })));
  change.show([stations.kept, stations.merged, ...moved.aliases]);
  const target = { merge: id, merged: stations.merged };
  await logAction(tx, now, actor, { action: 'merge_undone', stationId: stations.kept, target });
  return stations;
}

async function refuseNewer(tx: Executor, id: number, keptId: number): Promise<void> {
  const newer = await tx
    .selectFrom('station_merge')
    .select('id')
    .where('kept_id', '=', keptId)
    .where('undone_at', 'is', null)
    .where('id', '>', id)
    .executeTakeFirst();
  if (newer) throw conflict('merge_newer');
}
