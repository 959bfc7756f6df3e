/** The prices that an alert may report: those by which stations can rank. */
import { isFree } from '../prices/evaluate/base-price.ts';
import { isRanked, lastReportedAt, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import type { Area } from '@pieno/contract/prices/areas.ts';
import type { Decade, FuelMode, FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { Board } from '../board/board.ts';
import type { BoardStation } from '../board/snapshot.ts';

export interface RankedFuel {
  stationId: number;
  name: string;
  locality: string | null;
  areas: Area[];
  fuelTypeId: number;
  decade: Decade;
  mode: FuelMode;
  unit: FuelUnit;
  /** Thousandths of a euro. */
  price: number;
  /** True unless drivers alone report it. */
  isFirm: boolean;
  /** The last report or confirmation, ISO 8601 in UTC. */
  reportedAt: string;
  since: string;
}

/** The prices that an alert is about. */
export interface Wish {
  decade: Decade;
  /** Null for any. */
  mode: FuelMode | null;
  /** An area, or stations, none of them merged into another. */
  where: Area | readonly number[];
}

/** Lists what can rank now: no demo, stale, contested, free or doubtful price. */
export function rankedFuels(board: Pick<Board, 'rankings'>): RankedFuel[] {
  const found = new Map<string, RankedFuel>();
  for (const { area, decade, entries, stations } of board.rankings) {
    const byId = new Map(stations.map((station) => [station.id, station]));
    for (const { business, fuels } of entries) {
      const station = byId.get(business.id)!;
      for (const fuel of fuels) {
        const known = found.get(pairOf({ stationId: station.id, fuelTypeId: fuel.fuel_type.id }));
        const ranked = known ?? rankedFuel(station, decade, fuel);
        if (!ranked) continue;
        ranked.areas.push(area);
        found.set(pairOf(ranked), ranked);
      }
    }
  }
  return [...found.values()];
}

function rankedFuel(
  station: BoardStation,
  decade: Decade,
  fuel: AgedPrice,
): RankedFuel | undefined {
  const { id: stationId, name, locality } = station;
  const { id: fuelTypeId, mode, unit } = fuel.fuel_type;
  const { isFirm, isFree } = supportOf(station, fuelTypeId);
  if (fuel.source === 'demo' || !isRanked(fuel) || isFree) return undefined;
  const price = Math.round(fuel.price * 1000);
  const times = { reportedAt: lastReportedAt(fuel), since: fuel.since ?? fuel.effective_date };
  const what = { fuelTypeId, decade, mode, unit, price, isFirm, ...times };
  return { stationId, name, locality, areas: [], ...what };
}

/** The lowest price of a wish; undefined where nothing ranks. */
export function bestOf(fuels: readonly RankedFuel[], wish: Wish): RankedFuel | undefined {
  const { decade, mode, where } = wish;
  let best: RankedFuel | undefined;
  for (const fuel of fuels) {
    const isThere =
      typeof where === 'string' ? fuel.areas.includes(where) : where.includes(fuel.stationId);
    const isWished = fuel.decade === decade && (mode === null || fuel.mode === mode) && isThere;
    if (isWished && (!best || fuel.price < best.price)) best = fuel;
  }
  return best;
}

function supportOf({ prices }: BoardStation, fuelTypeId: number) {
  const price = prices.find(({ fuel }) => fuel.id === fuelTypeId)!;
  // Beside a price that is no base, the owner has confirmed the base.
  const isConfirmed = price.supporters === null && price.ownerConfirmedAt !== null;
  return { isFirm: price.origin !== 'driver' || isConfirmed, isFree: isFree(price) };
}

/** The key of a station and a fuel. */
export const pairOf = ({
  stationId,
  fuelTypeId,
}: Pick<RankedFuel, 'stationId' | 'fuelTypeId'>): string => `${stationId}/${fuelTypeId}`;
