/** Where a real price is known, demo prices are not shown (rule price-demo, decision 0005). */
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { BoardFuel } from './board-fuels.ts';
import type { BoardPrice, BoardStation } from './snapshot.ts';

/** The decades of an area with a real price, however old. */
export type RealDecades = ReadonlySet<number>;
export type RealByArea = ReadonlyMap<Area, RealDecades>;

/** Finds the decades in which an area has a real price. */
export function findRealDecades(stations: Iterable<BoardStation>): RealDecades {
  const real = new Set<number>();
  for (const { prices } of stations) {
    for (const { source, fuel } of prices) if (source !== 'demo') real.add(fuel.decade);
  }
  return real;
}

/** Joins the real decades of a station's areas. */
export function realDecadesOf({ areas }: BoardStation, real: RealByArea): RealDecades {
  return new Set(areas.flatMap((area) => [...(real.get(area) ?? [])]));
}

/** Selects a station's prices to show: demo prices only in decades without a real price. */
export function shownPrices({ prices }: BoardStation, real: RealDecades): BoardPrice[] {
  return prices.filter(({ source, fuel }) => source !== 'demo' || !real.has(fuel.decade));
}

/**
 * Finds the decades that a station sells at an unknown price: decades with a real price elsewhere and none here,
 * which a source, the owner or a demo price states. A decade that the owner denies is left out, unless the station
 * sells another fuel of it.
 */
export function unknownDecades(station: BoardStation, real: RealDecades): number[] {
  const decadesOf = (fuels: readonly BoardFuel[]) =>
    new Set<number>(fuels.map(({ decade }) => decade));
  const known = decadesOf(shownPrices(station, real).map(({ fuel }) => fuel));
  const byOwner = decadesOf(station.sold);
  const denied = decadesOf(station.unsold);
  const sold = new Set([
    ...station.confirmed_decades,
    ...station.prices.map(({ fuel }) => fuel.decade),
    ...byOwner,
  ]);
  return [...real].filter(
    (decade) =>
      sold.has(decade) && !known.has(decade) && (byOwner.has(decade) || !denied.has(decade)),
  );
}

/** Returns whether an area has the same real decades in two versions. */
export function sameDecades(a: RealDecades = new Set(), b: RealDecades = new Set()): boolean {
  return a.size === b.size && [...a].every((decade) => b.has(decade));
}
