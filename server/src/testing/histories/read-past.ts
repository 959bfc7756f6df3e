import type { PriceAge } from '@pieno/contract/prices/freshness.ts';
import type { Executor } from '../../db/database.ts';
import { readReports } from '../../modules/history/read-reports.ts';
import { walk } from '../../modules/history/walk.ts';
import { lastInstants, priceAges } from '../../modules/prices/evaluate/freshness.ts';
import { realPrice } from './read-place.ts';

interface Pair {
  stationId: number;
  fuelTypeId: number;
}

/** The visible price at an instant, in milliseconds since 1970. */
interface Seen {
  at: number;
  price: number | null | undefined;
  origin: string | null | undefined;
  age: PriceAge | undefined;
}

const AGES = priceAges(new Map());
/** Longer than any price takes to become stale. */
const LONG_MS = 400 * 86_400_000;

/**
 * Reads the displayed price now and, without further events, before and after each end of its ages; and the history's
 * price for these instants.
 */
export async function readBoth(
  db: Executor,
  pair: Pair,
  now: Date,
): Promise<{ displayed: Seen[]; history: Seen[] }> {
  const current = await realPrice(db, pair);
  const { fresh, notStale } = current ? lastInstants(current, AGES) : { fresh: now, notStale: now };
  const ends = [fresh.getTime(), notStale.getTime()].flatMap((end) => [end, end + 1]);
  const instants = [now.getTime(), ...(current ? ends.filter((end) => end > now.getTime()) : [])];
  const [reports] = await readReports(db, [pair], { from: -Infinity, to: now.getTime() });
  const moments = reports ? [...walk(reports, AGES, now.getTime() + LONG_MS)] : [];
  const ageAt = (at: number): PriceAge =>
    at <= fresh.getTime() ? 'fresh' : at <= notStale.getTime() ? 'ageing' : 'stale';
  return {
    displayed: instants.map((at) => ({
      at,
      price: current?.price,
      origin: current?.origin,
      age: current && ageAt(at),
    })),
    history: instants.map((at) => {
      const moment = moments.findLast((one) => one.at <= at);
      return { at, price: moment?.price, origin: moment?.origin, age: moment?.state };
    }),
  };
}
