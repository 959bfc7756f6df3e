/** What a fuel cost on a past day, for claims about it (rule history-past). */
import { sql } from 'kysely';
import { dayAfter, midnightOf } from '@pieno/contract/midnights.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../../db/database.ts';
import type { Word } from '../word.ts';
import type { GateLimits } from '../judge/gate-limits.ts';
import { median } from '../judge/median.ts';
import { medianOfNeighbours, type Neighbour } from '../current/reference.ts';
import type { Speaker } from '../speaker.ts';
import type { ClaimFacts } from '../judge/verdict.ts';

type Compared = Pick<ClaimFacts, 'reference' | 'elsewhere'>;

/** What is different for claims about the past. */
export interface Past {
  /** True for one that cannot be fresh any more: nothing but its range is asked. */
  isOver(claim: Word): boolean;
  /** What a claim is compared with. @param today what one about today would be */
  compared(claim: Word, areas: readonly string[], today: Compared): Compared;
}

/**
 * Reads what claims about past days are compared with: the median of their own day, of the other stations of their
 * areas as the log knows them for its end, else of the claims about it that came together. Only for sheets; the
 * ministry's files bring their medians along.
 * @param claims those that are judged together
 */
export async function readPast(
  tx: Executor,
  { origin, isPast: isPastFile = false }: Pick<Speaker, 'origin' | 'isPast'>,
  claims: readonly Word[],
  { now, freshMs, limits }: { now: Date; freshMs: number; limits: GateLimits },
): Promise<Past> {
  const today = dayInSanMarino(now);
  const isSheet = origin === 'operator_sheet';
  const isPast = ({ observedAt }: Word) =>
    isSheet && !Number.isNaN(observedAt.getTime()) && dayInSanMarino(observedAt) < today;
  const isOver = (claim: Word) =>
    isPastFile || (isPast(claim) && now.getTime() - claim.observedAt.getTime() > freshMs);
  const past = claims.filter(isPast);
  const together = Map.groupBy(past, keyOf);
  const neighbours = past.length > 0 ? await readThen(tx, [...together.keys()], freshMs) : [];
  const around = new Map(
    [...Map.groupBy(neighbours, ({ key }) => key)].map(([key, group]) => [
      key,
      medianOfNeighbours(group, limits.referenceMin).around,
    ]),
  );
  const ofItsDay = (claim: Word, areas: readonly string[]) => {
    const key = keyOf(claim);
    const prices = (together.get(key) ?? []).map(({ price }) => price);
    return (
      around.get(key)?.({ id: claim.stationId, areas }, claim.fuelTypeId) ??
      (prices.length >= limits.referenceMin ? median(prices) : undefined)
    );
  };
  return {
    isOver,
    compared: (claim, areas, asToday) => {
      if (isPastFile) return { reference: asToday.reference, elsewhere: undefined };
      if (!isPast(claim)) return asToday;
      const reference = ofItsDay(claim, areas);
      if (reference !== undefined) return { reference, elsewhere: undefined };
      return isOver(claim) ? { reference: undefined, elsewhere: undefined } : asToday;
    },
  };
}

const keyOf = ({ fuelTypeId, observedAt }: Word): string =>
  `${fuelTypeId}/${dayInSanMarino(observedAt)}`;

/** Reads what the stations of all areas took at the end of each fuel's day, as far as it was fresh then. */
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
