/**
 * The cost of a refuel at each station including the detour, compared with the usual station (rule true-cost). Pure.
 */
import type { Tank } from '@pieno/contract/profile/tank.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import {
  compareFills,
  extraWay,
  priceDoubt,
  trueCost,
  type Comparison,
  type Fill,
  type Going,
  type Range,
  type Way,
} from '@pieno/contract/prices/worth/true-cost.ts';

/** How the visitor gets to a station, and from where. */
export interface Journey {
  going: Going;
  /** Kilometres of the whole detour; null for invalid input. */
  detour: number | null;
  /** The way to each station, by its id; empty without a start. */
  ways: ReadonlyMap<number, Way>;
}

export interface Worth {
  entry: PlacedEntry;
  fuel: FuelPrice;
  fill: Fill;
  cost: Range;
  /** Null for the station of reference. */
  comparison: Comparison | null;
}

export interface Worths {
  /** The station of reference; null if there is none. */
  usual: (Omit<Worth, 'comparison'> & { isOwn: boolean }) | null;
  /** By station id, for stations with known price and way. */
  byId: ReadonlyMap<number, Worth>;
}

interface Asked extends Journey {
  tank: Pick<Tank, 'litres' | 'consumption'>;
  /** The rankings of both areas; the first is the one on the screen. */
  rankings: readonly (readonly PlacedEntry[])[];
  /** Id of the usual station; null without a choice. */
  usualId: number | null;
  isOpen: (entry: PlacedEntry) => boolean;
}

/** Compares the stations of the first ranking with the usual one, or else with the nearest ranked one. */
export function worthsOf(asked: Asked): Worths {
  const { tank, rankings, usualId, going, detour, ways, isOpen } = asked;
  const filled = (
    entry: PlacedEntry,
    entries: readonly PlacedEntry[],
    extra: Way | null,
  ): Omit<Worth, 'comparison'> | null => {
    const fuel = entry.standIn ?? entry.fuels[0];
    if (!fuel || !extra) return null;
    const ranking = entries.filter(({ area }) => area === entry.area);
    const doubt = priceDoubt(entry, ranking, isOpen(entry));
    const fill = { price: fuel.price, extra, doubt };
    return { entry, fuel, fill, cost: trueCost(tank, fuel.price, extra) };
  };
  const wayTo = ({ business: { id } }: PlacedEntry) => extraWay(going, ways.get(id), detour);

  const own = usualId === null ? null : placeOf(rankings, ({ business: { id } }) => id === usualId);
  const ownWay = own && (going === 'detour' ? extraWay('passing', undefined, 0) : wayTo(own.entry));
  const ownFill = own && filled(own.entry, own.entries, ownWay);
  const near = ownFill ? null : nearest(rankings, ways);
  const nearWay =
    near && (going === 'return' ? wayTo(near.entry) : extraWay('passing', undefined, 0));
  const usual = ownFill ?? (near && filled(near.entry, near.entries, nearWay));

  const entries = rankings[0] ?? [];
  const byId = new Map<number, Worth>();
  for (const entry of entries) {
    const { id } = entry.business;
    const isUsual = usual?.entry.business.id === id;
    const here = isUsual ? usual : filled(entry, entries, wayTo(entry));
    if (here)
      byId.set(id, {
        ...here,
        comparison: isUsual || !usual ? null : compareFills(tank, here.fill, usual.fill),
      });
  }
  return { usual: usual && { ...usual, isOwn: usual === ownFill }, byId };
}

interface Placed {
  entry: PlacedEntry;
  entries: readonly PlacedEntry[];
}

function placeOf(
  rankings: readonly (readonly PlacedEntry[])[],
  isIt: (entry: PlacedEntry) => boolean,
): Placed | null {
  for (const entries of rankings) {
    const entry = entries.find(isIt);
    if (entry) return { entry, entries };
  }
  return null;
}

/** Returns the nearest station by road with a ranked price: fresh, certain and of the base grade. */
function nearest(
  rankings: readonly (readonly PlacedEntry[])[],
  ways: ReadonlyMap<number, Way>,
): Placed | null {
  const far = ({ entry }: Placed) => middle(ways.get(entry.business.id)!.kilometres);
  return (
    rankings
      .flatMap((entries) => entries.map((entry) => ({ entry, entries })))
      .filter(({ entry: { rank, business } }) => rank !== null && ways.has(business.id))
      .toSorted((a, b) => far(a) - far(b))[0] ?? null
  );
}

export const middle = ({ low, high }: Range): number => (low + high) / 2;

/** Sorts by the cost of a refuel including the detour; unknown costs keep their order, at the end. */
export function byTrueCost(entries: readonly PlacedEntry[], { byId }: Worths): PlacedEntry[] {
  const cost = ({ business: { id } }: PlacedEntry) => {
    const known = byId.get(id);
    return known ? middle(known.cost) : Infinity;
  };
  // Infinity - Infinity is NaN: such stations count as equal.
  return entries.toSorted((a, b) => cost(a) - cost(b) || 0);
}

type Compared = Worth & { comparison: Comparison };

const VERDICTS = ['yes', 'maybe', 'no'] as const;

/**
 * Returns the recommended station of those shown: prices without doubts first, then yes before maybe, then the
 * cheapest.
 * @returns null if nothing is compared
 */
export function bestOf(entries: readonly PlacedEntry[], worths: Worths): Compared | null {
  const place = ({ fill, comparison: { verdict } }: Compared) =>
    VERDICTS.indexOf(verdict) + (fill.doubt ? VERDICTS.length : 0);
  const compared = byTrueCost(entries, worths).flatMap(({ business: { id } }) => {
    const worth = worths.byId.get(id);
    return worth?.comparison ? [{ ...worth, comparison: worth.comparison }] : [];
  });
  return compared.toSorted((a, b) => place(a) - place(b))[0] ?? null;
}
