/** Lets an administrator define category and unit of an unknown fuel (rule fuel-unknown, decision 0046). */
import { sql } from 'kysely';
import {
  addedFuelIds,
  ELECTRIC,
  FIRST_ADDED_FUEL_ID,
  FUEL_MODES,
  type Decade,
  type FuelMode,
  type FuelUnit,
} from '@pieno/contract/prices/fuels.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { isWithin, ownRange } from '../../prices/evaluate/gate-limits.ts';
import { recordPrices } from '../../prices/record.ts';
import { readRules } from '../../prices/rules.ts';
import { moveFuelType } from '../../seed/fuel-types.ts';
import { definedKind, type FuelKind } from '../../stations/fuels/fuel-families.ts';
import { addFuelType, changeFuelKind, renameFuelType } from '../../stations/fuels/fuel-types.ts';
import { findStationIds } from '../../stations/repository.ts';
import { addSold } from '../../stations/fuels/sold-fuels.ts';
import { comparisonKey } from './names/brand.ts';
import { addedFuelName } from './fuel-names.ts';
import { listKeptRuns, type KeptRun } from './unknown-fuels.ts';

export interface DefinedFuel {
  accepted: number;
  /** Prices outside the fuel's range. */
  refused: number;
}

/**
 * Defines category and unit of a fuel by the ministry's name, in both modes: adds its fuel types, and records the
 * stored prices as if each import stated them now. A fuel that was defined before, or that an import added, is changed.
 * @param tx an open transaction that has locked the board
 * @returns undefined for a fuel that no import contained
 */
export async function defineFuel(
  tx: Executor,
  clock: Clock,
  name: string,
  { decade, unit }: { decade: Decade; unit: FuelUnit },
): Promise<DefinedFuel | undefined> {
  const key = comparisonKey(name);
  const runs = (await listKeptRuns(tx)).map((run) => ({
    ...run,
    unsaid: run.unsaid.filter((fuel) => comparisonKey(fuel.name) === key),
  }));
  const kept = runs.flatMap(({ unsaid }) => unsaid);
  const kind = definedKind(decade, unit);
  const ids = new Map<FuelMode, number>();
  for (const mode of FUEL_MODES) {
    const known = await findAdded(tx, key, mode);
    const met = kept.find((fuel) => fuel.mode === mode);
    if (known) ids.set(mode, await changeAdded(tx, { ...known, mode }, kind));
    else if (met)
      ids.set(mode, await addFuelType(tx, { name: addedFuelName(met.name, mode), mode }, kind));
  }
  if (ids.size === 0) return undefined;
  await bumpBoardVersion(tx, []);
  const total = { accepted: 0, refused: 0 };
  const lastSaid = new Map<string, { run: number; pair: [station: number, fuel: number] }>();
  for (const run of runs) {
    const { words, recorded } = await recordKept(tx, clock, run, ids, decade);
    total.accepted += recorded.count('accepted');
    total.refused += recorded.count('rejected');
    for (const { stationId, fuelTypeId } of words)
      lastSaid.set(`${stationId}/${fuelTypeId}`, { run: run.id, pair: [stationId, fuelTypeId] });
  }
  await silence(tx, [...lastSaid.values()]);
  return total;
}

async function findAdded(tx: Executor, key: string, mode: FuelMode) {
  const types = await tx
    .selectFrom('fuel_type')
    .select(['id', 'name'])
    .where('id', '>=', FIRST_ADDED_FUEL_ID)
    .where('mode', '=', mode)
    .execute();
  return types.find((type) => comparisonKey(type.name) === comparisonKey(addedFuelName(key, mode)));
}

/** Changes an existing fuel type; in another category it gets an id of that category. @returns its id */
async function changeAdded(
  tx: Executor,
  { id, name, mode }: { id: number; name: string; mode: FuelMode },
  kind: FuelKind,
): Promise<number> {
  const { first, last } = addedFuelIds(kind.decade);
  if (id >= first && id <= last) {
    await changeFuelKind(tx, id, kind);
    await bumpBoardVersion(tx, await pricedStations(tx, id));
    return id;
  }
  await renameFuelType(tx, id, `${name} (${id})`);
  const to = await addFuelType(tx, { name, mode }, kind);
  await bumpBoardVersion(tx, await moveFuelType(tx, id, to));
  return to;
}

async function pricedStations(tx: Executor, fuelTypeId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('current_price')
    .select('station_id')
    .where('fuel_type_id', '=', fuelTypeId)
    .execute();
  return rows.map((row) => row.station_id);
}

/**
 * Records the prices of a fuel that a run has stored, under that run, and adds their medians to it; only prices in the
 * now known range.
 */
async function recordKept(
  tx: Executor,
  clock: Clock,
  { id: runId, day, unsaid }: KeptRun,
  ids: ReadonlyMap<FuelMode, number>,
  decade: Decade,
) {
  const rows = unsaid.flatMap((fuel) => fuel.rows.map((row) => ({ ...row, mode: fuel.mode })));
  const stations = await findStationIds(tx, 'mimit', [...new Set(rows.map((row) => row.station))]);
  if (decade === ELECTRIC) await addSold(tx, [...stations.values()], decade);
  // A station may have been removed since.
  const words = rows.flatMap(({ station, price, observedAt, mode }) => {
    const stationId = stations.get(station);
    const fuelTypeId = ids.get(mode)!;
    return stationId ? [{ stationId, fuelTypeId, price, observedAt: new Date(observedAt) }] : [];
  });
  const { fuels, limits } = await readRules(tx);
  const medians = unsaid.flatMap(({ mode, median }): [number, number][] => {
    const fuel = fuels.get(ids.get(mode)!)!;
    const isPossible = median !== undefined && isWithin(median, ownRange(fuel, limits));
    return isPossible ? [[fuel.id, median]] : [];
  });
  const speaker = { origin: 'ministry', runId, day, medians: new Map(medians) } as const;
  const recorded = await recordPrices(tx, clock, speaker, words);
  await addToState(tx, runId, 'medians', Object.fromEntries(medians));
  return { words, recorded };
}

/** Lists the prices that only older files contain as silent in the newest file, which would otherwise confirm them. */
async function silence(
  tx: Executor,
  said: readonly { run: number; pair: [station: number, fuel: number] }[],
): Promise<void> {
  const last = await tx
    .selectFrom('import_run')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('kind', '=', 'mimit')
    .where('finished_at', 'is not', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  const silent = said.filter(({ run }) => run !== last?.id).map(({ pair }) => pair);
  if (last?.id && silent.length > 0) await addToState(tx, last.id, 'silent', silent);
}

async function addToState(
  tx: Executor,
  run: number,
  part: 'medians' | 'silent',
  more: object,
): Promise<void> {
  const place = sql.lit(`{state,${part}}`);
  const none = sql.lit(JSON.stringify(Array.isArray(more) ? [] : {}));
  await tx
    .updateTable('import_run')
    .set({
      report: sql`jsonb_set(report, ${place}, coalesce(report #> ${place}, ${none}::jsonb) || ${JSON.stringify(more)}::jsonb)`,
    })
    .where('id', '=', run)
    .execute();
}
