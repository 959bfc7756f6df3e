/** Reads one of the ministry's old price files completely; runs in the reading process. */
import { readSource } from '../reading/read-source.ts';
import type { Reject } from '../runs/reasons.ts';
import { chooseClaims } from './claims.ts';
import type { FuelMedian, MinistryClaim, ReaderLimits, UnknownFuel } from './mimit-contents.ts';
import { readPrices } from './prices.ts';

export interface PastDayJob {
  /** Absolute name of the file. */
  file: string;
  now: Date;
  limits: ReaderLimits;
  kept: readonly string[];
}

export interface PastDay {
  head: {
    /** The file's name in the list of rejects. */
    name: string;
    read: number;
    /** Rows of all other stations. */
    outside: number;
    unknownFuels: UnknownFuel[];
    /** Those of the day itself, of all rows. */
    medians: FuelMedian[];
  };
  lists: { claims: MinistryClaim[]; rejects: Reject[] };
}

/** @throws Refusal when the file is damaged */
export async function read({ file, now, limits, kept }: PastDayJob): Promise<PastDay> {
  const { text, name } = (await readSource(file))!;
  const prices = readPrices(text, name);
  const ids = new Set(kept);
  const placeOf = (station: string) => (ids.has(station) ? 'kept' : 'outside');
  const { claims, rejects, beyond, unknownFuels, medians } = chooseClaims(
    prices.rows,
    placeOf,
    now,
    name,
    limits,
  );
  return {
    head: { name, read: prices.read, outside: beyond.outside, unknownFuels, medians },
    lists: { claims, rejects: [...prices.rejects, ...rejects] },
  };
}
