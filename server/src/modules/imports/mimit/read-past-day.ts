/** Reads one of the ministry's old price files completely; runs in the reading process. */
import { readSource } from '../reading/read-source.ts';
import type { Reject } from '../reasons.ts';
import { chooseClaims } from './claims.ts';
import type { MinistryClaim, ReaderLimits, UnknownFuel } from './contents.ts';
import { readPrices } from './prices.ts';

export interface PastDayJob {
  /** Absolute name of the file. */
  file: string;
  now: Date;
  limits: ReaderLimits;
  /** The ids of the stations that are known. */
  stations: readonly string[];
  /** Those of them that stand in an area. */
  ranked: readonly string[];
}

export interface PastDay {
  head: {
    /** The file's name in the list of rejects. */
    name: string;
    read: number;
    unknownFuels: UnknownFuel[];
    /** The day's own medians by fuel, in thousandths of a euro. */
    medians: [fuel: number | string, median: number][];
  };
  /** What the file says of stations that stand in an area, and of all others. */
  lists: { ranked: MinistryClaim[]; others: MinistryClaim[]; rejects: Reject[] };
}

/** @throws Refusal when the file is damaged */
export async function read({ file, now, limits, stations, ranked }: PastDayJob): Promise<PastDay> {
  const { text, name } = (await readSource(file))!;
  const prices = readPrices(text, name);
  const chosen = chooseClaims(prices.rows, new Set(stations), now, name, limits);
  const inArea = new Set(ranked);
  const { ranked: first = [], others = [] } = Object.groupBy(chosen.claims, ({ station }) =>
    inArea.has(station) ? 'ranked' : 'others',
  );
  return {
    head: {
      name,
      read: prices.read,
      unknownFuels: chosen.unknownFuels,
      medians: chosen.medians,
    },
    lists: { ranked: first, others, rejects: [...prices.rejects, ...chosen.rejects] },
  };
}
