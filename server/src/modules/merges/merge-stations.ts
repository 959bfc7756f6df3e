import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { invalid } from '../../errors.ts';
import { logAction } from '../action-log/log-action.ts';
import { lockAdministrator, type Administrator } from '../accounts/administrator.ts';
import { changePrices } from '../prices/change-prices.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { fillFacts } from '../stations/facts/fill-facts.ts';
import { redirectStation } from '../stations/redirects.ts';
import { lockStations, refuseMerged } from './lock-stations.ts';
import { listPairs, moveStationData, type MergeChanges } from './move-station-data.ts';

export interface Merge {
  /** The station that stays. */
  kept: number;
  /** The station that redirects to it from then on. */
  merged: number;
  reason?: string | undefined;
}

/**
 * Merges a station into another (rule station-merge): moves its data, derives the current prices again, and stores
 * what moved for the undo.
 * @returns the merge's id
 * @throws invalid `merge_itself`, `merge_kinds`; conflict `station_merged` for one that redirects already; notFound
 *   for an unknown station; what `lockAdministrator` throws
 */
export async function mergeStations(
  db: Executor,
  clock: Clock,
  actor: Administrator,
  wanted: Merge,
): Promise<number> {
  return await changePrices(db, clock, (change) => merge(change, actor, wanted));
}

async function merge(
  change: PriceChange,
  actor: Administrator,
  { kept: keptId, merged: mergedId, reason }: Merge,
): Promise<number> {
  const { tx, now } = change;
  await lockAdministrator(tx, actor);
  if (keptId === mergedId) throw invalid('merge_itself');
  const [kept, merged] = await lockStations(tx, [keptId, mergedId]);
  refuseMerged(kept);
  refuseMerged(merged);
  if (kept.kind !== merged.kind) throw invalid('merge_kinds');
  const way = { from: mergedId, to: keptId };
  const pairs = await listPairs(tx, [keptId, mergedId]);
  const moved: MergeChanges = {
    ...(await moveStationData(tx, way, now)),
    ...(await fillFacts(tx, kept, merged)),
    aliases: await redirectStation(tx, way),
  };
  const { id } = await tx
    .insertInto('station_merge')
    .values({
      kept_id: keptId,
      merged_id: mergedId,
      merged_at: now,
      moved: JSON.stringify(moved),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  change.touch(pairs);
  change.show([keptId, mergedId, ...moved.aliases]);
  const target = { merge: id, merged: mergedId };
  await logAction(tx, now, actor, { action: 'stations_merged', stationId: keptId, target, reason });
  return id;
}
