import { sql } from 'kysely';
import type { PriceOrigin } from '@pieno/contract/prices.ts';
import { latestPlausible } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { MAY_RANK } from '../../stations/ranks.ts';
import { AGAIN_MS, type FuelFacts } from '../judge/judge-report.ts';
import { reportableFuels, soldDecades, type KnownFuels } from '../judge/sold-fuels.ts';
import { KNOWN_FUELS } from '../known-fuels.ts';
import type { RuledFuel } from '../rules.ts';
import type { Speaker } from '../speaker.ts';
import type { Word } from '../word.ts';
import { provenAuthor } from './proven.ts';

/** What is known of a fuel at a station before somebody's word about it is judged. */
export interface KnownFuel extends Omit<FuelFacts, 'reference' | 'elsewhere' | 'keepsGold'> {
  areas: string[];
  /** The same, but empty for a station that may not rank. */
  rankedAreas: string[];
}

interface Row extends KnownFuels {
  fuel: number;
  areas: string[];
  ranks: boolean;
  price: number | null;
  origin: PriceOrigin;
  observed_at: Date;
  owner_confirmed_at: Date | null;
  driver_confirmed_at: Date | null;
  displaced_origin: PriceOrigin | null;
  displaced_at: Date | null;
  last_price: number | null;
  last_at: Date;
  reported_price: number | null;
  reported_at: Date;
  base: number | null;
  proven: boolean;
  said_at: Date | null;
  said_price: number;
  claimed_at: Date | null;
}

/**
 * Reads in one statement what a station's fuels cost, what waits of them, and what the person has said of them before.
 * @param words about one station
 * @returns by fuel type, of those named
 */
export async function readFuelFacts(
  tx: Executor,
  now: Date,
  { origin, person }: Speaker,
  words: readonly Word[],
  fuels: ReadonlyMap<number, RuledFuel>,
): Promise<Map<number, KnownFuel>> {
  const stationId = words[0]!.stationId;
  const driver = origin === 'driver' ? (person ?? '') : null;
  const since = new Date(now.getTime() - AGAIN_MS).toISOString();
  const { rows } = await sql<Row>`
    select fuel.id as fuel, ${KNOWN_FUELS}, station.areas, ${MAY_RANK} as ranks, current.price, current.origin, current.observed_at, current.owner_confirmed_at,
      current.driver_confirmed_at, current.displaced_origin, current.displaced_at,
      last.price as last_price, last.observed_at as last_at,
      reported.price as reported_price, reported.observed_at as reported_at,
      base.price as base, said.*, ${driver === null ? sql`false` : provenAuthor(driver, now)} as proven
    from station
    cross join unnest(${[...new Set(words.map(({ fuelTypeId }) => fuelTypeId))]}::integer[]) as fuel (id)
    left join current_price as current on current.station_id = station.id and current.fuel_type_id = fuel.id
      and current.source <> 'demo'
    left join lateral (
      select price, observed_at from observation
      where observation.station_id = station.id and observation.fuel_type_id = fuel.id
      and state = 'accepted' and source <> 'demo' and not doubtful
      and observed_at <= ${latestPlausible(now).toISOString()}::timestamptz
      order by observed_at desc, id desc limit 1
    ) last on true
    left join lateral (
      select price, observed_at from observation
      where observation.station_id = station.id and observation.fuel_type_id = fuel.id and state = 'reported'
      order by observed_at desc, id desc limit 1
    ) reported on true
    left join lateral (
      -- The newest that did not itself rank as small, unless another person has confirmed it.
      select price from observation
      where ${driver}::text is not null and observation.station_id = station.id
      and observation.fuel_type_id = fuel.id and state = 'accepted' and source <> 'demo' and not doubtful
      and observed_at <= ${words[0]!.observedAt.toISOString()}::timestamptz
      and (decided_by is distinct from 'small' or exists (
        select from confirmation
        where confirmation.station_id = observation.station_id
        and confirmation.fuel_type_id = observation.fuel_type_id
        and confirmation.price = observation.price and not undone
        and confirmation.claimant <> observation.claimant and confirmed_at >= observation.observed_at
      ))
      order by observed_at desc, id desc limit 1
    ) base on true
    left join lateral (
      select max(at) as said_at, (array_agg(price order by at desc))[1] as said_price,
        max(at) filter (where is_claim) as claimed_at
      from (
        select price, received_at as at, true as is_claim from observation
        where claimant = ${driver} and origin = 'driver' and observation.station_id = station.id
        and observation.fuel_type_id = fuel.id and received_at > ${since}::timestamptz
        and not (state = 'withdrawn' and decided_by = 'author')
        union all
        select price, received_at, false from confirmation
        where claimant = ${driver} and origin = 'driver' and confirmation.station_id = station.id
        and confirmation.fuel_type_id = fuel.id and received_at > ${since}::timestamptz and not undone
      ) word
    ) said on true
    where station.id = ${stationId}::integer
  `.execute(tx);
  return new Map(
    rows.map((row) => [
      row.fuel,
      {
        ...factsOf(row, fuels.get(row.fuel)),
        ...(driver !== null && {
          isProven: row.proven,
          base: row.base ?? undefined,
          recent: row.said_at
            ? { lastAt: row.said_at, lastPrice: row.said_price, claimedAt: row.claimed_at }
            : undefined,
        }),
      },
    ]),
  );
}

function factsOf(row: Row, fuel: RuledFuel | undefined): KnownFuel {
  const { price, last_price: lastPrice, reported_price: reportedPrice } = row;
  return {
    sells: soldDecades(row.kind, row.confirmed),
    isSold: row.sold.includes(row.fuel) || (row.unsold.includes(row.fuel) ? false : undefined),
    isKnown: reportableFuels(row).includes(row.fuel),
    areas: row.areas,
    rankedAreas: row.ranks ? row.areas : [],
    current:
      price === null || !fuel
        ? undefined
        : {
            price,
            origin: row.origin,
            observedAt: row.observed_at,
            ownerConfirmedAt: row.owner_confirmed_at,
            driverConfirmedAt: row.driver_confirmed_at,
            displacedOrigin: row.displaced_origin,
            displacedAt: row.displaced_at,
            unit: fuel.unit,
          },
    last: lastPrice === null ? undefined : { price: lastPrice, observedAt: row.last_at },
    reported:
      reportedPrice === null ? undefined : { price: reportedPrice, seenAt: row.reported_at },
  };
}
