/** Reads the past prices that claims about a past day are compared with (rule history-past). */
import { sql } from 'kysely';
import { dayAfter, midnightOf } from '@pieno/contract/midnights.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../../db/database.ts';
import type { ReportedPrice } from '../reported-price.ts';
import { isWithin, ownRange } from '../evaluate/gate-limits.ts';
import { mediansBy } from '../../../median.ts';
import { medianOfNeighbours, type Neighbour } from '../current/reference-prices.ts';
import type { Rules } from '../rules.ts';
import type { ReportAuthor } from '../author.ts';
import { NO_REFERENCE, type ReferencePrices } from '../evaluate/reference-price.ts';

/** How claims about the past are evaluated. */
export interface Past {
  /** True for a claim too old to be fresh: only its range is checked. */
  isTooOld(claim: ReportedPrice): boolean;
  /** Returns a claim's reference prices. @param today those of a claim about today */
  referencePricesOf(
    claim: ReportedPrice,
    areas: readonly string[],
    today: ReferencePrices,
  ): ReferencePrices;
}

/**
 * Reads the reference prices of past days: the median at the end of that day, of other stations in the same areas. With
 * too few prices in the log, a sheet's rows of that day serve as reference, as the ministry's medians do for its files;
 * neither bounds the range.
 * @param claims those of one file
 */
export async function readPast(
  tx: Executor,
  {
    origin,
    isPast: isPastFile = false,
    medians,
  }: Pick<ReportAuthor, 'origin' | 'isPast' | 'medians'>,
  claims: readonly ReportedPrice[],
  now: Date,
  rules: Pick<Rules, 'limits' | 'ages' | 'fuels'>,
): Promise<Past> {
  const freshMs = rules.ages.stale;
  const today = dayInSanMarino(now);
  const isSheet = origin === 'operator_sheet';
  const isPast = ({ observedAt }: ReportedPrice) =>
    isSheet && !Number.isNaN(observedAt.getTime()) && dayInSanMarino(observedAt) < today;
  const isTooOld = (claim: ReportedPrice) =>
    isPastFile || (isPast(claim) && now.getTime() - claim.observedAt.getTime() > freshMs);
  const past = claims.filter(isPast);
  const keys = [...new Set(past.map(keyOf))];
  const neighbours = keys.length > 0 ? await readThen(tx, keys, freshMs) : [];
  const around = new Map(
    [...Map.groupBy(neighbours, ({ key }) => key)].map(([key, group]) => [
      key,
      medianOfNeighbours(group, rules.limits.referenceMin).around,
    ]),
  );
  const stated = mediansBy(lastOfStations(past, rules), keyOf, rules.limits.referenceMin);
  return {
    isTooOld,
    referencePricesOf: (claim, areas, asToday) => {
      const { stationId: id, fuelTypeId } = claim;
      const nearest = isTooOld(claim) ? NO_REFERENCE : asToday;
      if (isPastFile || medians) {
        return { reference: medians?.get(fuelTypeId), anchor: nearest.anchor };
      }
      if (!isPast(claim)) return asToday;
      const key = keyOf(claim);
      const then = around.get(key)?.({ id, areas }, fuelTypeId);
      return {
        reference: then ?? stated.get(key) ?? nearest.reference,
        anchor: then ?? nearest.anchor,
      };
    },
  };
}

/** Selects the last possible price of each station, fuel and day. */
function lastOfStations(
  claims: readonly ReportedPrice[],
  { fuels, limits }: Pick<Rules, 'fuels' | 'limits'>,
): ReportedPrice[] {
  const possible = claims.filter(({ fuelTypeId, price }) => {
    const fuel = fuels.get(fuelTypeId);
    return fuel !== undefined && isWithin(price, ownRange(fuel, limits));
  });
  const inOrder = possible.toSorted((a, b) => a.observedAt.getTime() - b.observedAt.getTime());
  return [
    ...new Map(inOrder.map((claim) => [`${keyOf(claim)}/${claim.stationId}`, claim])).values(),
  ];
}

const keyOf = ({ fuelTypeId, observedAt }: ReportedPrice): string =>
  `${fuelTypeId}/${dayInSanMarino(observedAt)}`;

/** Reads the fresh prices of all stations in areas at the end of each fuel's day. */
async function readThen(
  tx: Executor,
  keys: readonly string[],
  freshMs: number,
): Promise<(Neighbour & { key: string })[]> {
  const asked = keys.map((key) => {
    const [fuel = '', day = ''] = key.split('/');
    return { fuel: Number(fuel), end: midnightOf(dayAfter(day, 1)) };
  });
  const { rows } = await sql<Neighbour & { key: string }>`
    select asked.key, station.id as station_id, asked.fuel as fuel_type_id, "then".price, station.areas
    from unnest(
      ${[...keys]}::text[], ${asked.map(({ fuel }) => fuel)}::integer[],
      ${asked.map(({ end }) => end.toISOString())}::timestamptz[],
      ${asked.map(({ end }) => new Date(end.getTime() - freshMs).toISOString())}::timestamptz[]
    ) as asked (key, fuel, until, since)
    cross join (select id, areas from station where areas <> '{}') station
    cross join lateral (
      select price from observation
      where observation.station_id = station.id and observation.fuel_type_id = asked.fuel
      and state = 'accepted' and source <> 'demo' and not doubtful and origin <> 'driver'
      and observed_at >= asked.since and observed_at < asked.until
      order by observed_at desc, id desc limit 1
    ) as "then"
  `.execute(tx);
  return rows;
}
