/** What a fill costs at each station with the way to it, beside the usual one (rule true-cost). Pure. */
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

/** How somebody gets to a station, and from where. */
export interface Journey {
  going: Going;
  /** Kilometres of a detour in all; null where what was typed is none. */
  detour: number | null;
  /** One way to each station, by its id; empty where nobody has said from where. */
  ways: ReadonlyMap<number, Way>;
}

export interface Worth {
  entry: PlacedEntry;
  fuel: FuelPrice;
  fill: Fill;
  cost: Range;
  /** Null for the station that the others are compared with. */
  comparison: Comparison | null;
}

export interface Worths {
  /** What the others are compared with; null where there is nothing. */
  usual: (Omit<Worth, 'comparison'> & { isOwn: boolean }) | null;
  /** By station, of those whose price and way are known. */
  byId: ReadonlyMap<number, Worth>;
}

interface Asked extends Journey {
  tank: Pick<Tank, 'litres' | 'consumption'>;
  /** The rankings of both areas; the first is the one on the screen. */
  rankings: readonly (readonly PlacedEntry[])[];
  /** The id of the usual station; null where none was chosen. */
  usualId: number | null;
  isOpen: (entry: PlacedEntry) => boolean;
}

/** Compares the stations of the first ranking with the usual one, or else with the nearest that ranks. */
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

/** The nearest station by road with a price that ranks: fresh, certain and of the base grade. */
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

/** Sorts by what a fill costs with its way; what is not known keeps its order, at the end. */
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
 * Of the stations shown the one to go to: what nobody doubts, then a plain yes before a maybe, then the cheapest.
 * @returns null where nothing is compared
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
