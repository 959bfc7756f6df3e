import { sql } from 'kysely';
import { latestPlausible } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { isKnown } from '../../accounts/known-drivers.ts';
import { beltThen } from '../../ministry/state.ts';
import { priceWordsOf } from '../current/words.ts';
import { AGAIN_MS, type FuelFacts, type ShownPrice } from '../judge/judge-report.ts';
import { reportableFuels, soldDecades, type KnownFuels } from '../judge/sold-fuels.ts';
import { KNOWN_FUELS } from '../known-fuels.ts';
import { beltPriceOf, basesOf, saidOf } from '../judge/bases.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Speaker } from '../speaker.ts';
import type { Medians } from '../judge/verdict.ts';
import type { Word } from '../word.ts';
import { IS_BASE, LAST_FIRM } from './is-base.ts';

/** What is known of a fuel at a station before somebody's word about it is judged. */
export interface KnownFuel extends Omit<FuelFacts, keyof Medians> {
  areas: string[];
}

interface Row extends KnownFuels, Omit<ShownPrice, 'price' | 'unit'> {
  fuel: number;
  areas: string[];
  price: number | null;
  last_price: number | null;
  last_at: Date;
  belt_then: number | null;
  firm_price: number | null;
  firm_at: Date;
  firm_belt: number | null;
  reported: { price: number; seen_at: string }[] | null;
  known: boolean;
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
  { fuels, belt, limits }: Pick<Rules, 'fuels' | 'belt' | 'limits'>,
): Promise<Map<number, KnownFuel>> {
  const stationId = words[0]!.stationId;
  const driver = origin === 'driver' ? (person ?? '') : null;
  const since = new Date(now.getTime() - AGAIN_MS).toISOString();
  const { rows } = await sql<Row>`
    select fuel.id as fuel, ${KNOWN_FUELS}, station.areas, current.price, current.base_price as "basePrice", current.contested,
      ${priceWordsOf('current')},
      last.price as last_price, last.observed_at as last_at,
      ${beltThen('fuel.id', 'last.observed_at')} as belt_then,
      firm.price as firm_price, firm.observed_at as firm_at, ${beltThen('fuel.id', 'firm.observed_at')} as firm_belt, reported.prices as reported, said.*,
      ${isKnown(sql`${driver}::text`)} as known
    from station
    cross join unnest(${[...new Set(words.map(({ fuelTypeId }) => fuelTypeId))]}::integer[]) as fuel (id)
    left join current_price as current on current.station_id = station.id and current.fuel_type_id = fuel.id
      and current.source <> 'demo'
    left join lateral (
      select price, observed_at from observation
      where observation.station_id = station.id and observation.fuel_type_id = fuel.id
      and state = 'accepted' and source <> 'demo' and not doubtful
      and ${driver === null ? sql`origin <> 'driver'` : IS_BASE}
      and observed_at <= ${latestPlausible(now).toISOString()}::timestamptz
      order by observed_at desc, id desc limit 1
    ) last on true
    left join lateral ${LAST_FIRM(sql`station.id`, sql`fuel.id`)} firm on ${driver !== null}::boolean
    left join lateral (
      select jsonb_agg(jsonb_build_object('price', price, 'seen_at', observed_at)) as prices from observation
      where observation.station_id = station.id and observation.fuel_type_id = fuel.id and state = 'reported'
    ) reported on true
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
        union all
        -- Said before the account was deleted: whatever is said now is said again.
        select current.price, said_at, true from left_word
        where left_word.person = ${driver} and left_word.station_id = station.id
        and left_word.fuel_type_id = fuel.id and said_at > ${since}::timestamptz
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
          isKnownAuthor: row.known,
          moved: basesOf(row.last_price, row.belt_then, belt.get(row.fuel))[1],
          beltPrice: beltPriceOf(
            saidOf(row.firm_price, row.firm_at, row.firm_belt),
            saidOf(row.last_price, row.last_at, row.belt_then),
            { at: now, belt: belt.get(row.fuel) },
            limits,
          ),
          recent: row.said_at
            ? { lastAt: row.said_at, lastPrice: row.said_price, claimedAt: row.claimed_at }
            : undefined,
        }),
      },
    ]),
  );
}

function factsOf(row: Row, fuel: RuledFuel | undefined): KnownFuel {
  const { price, last_price: lastPrice } = row;
  return {
    sells: soldDecades(row.kind, row.confirmed),
    isSold: row.sold.includes(row.fuel) || (row.unsold.includes(row.fuel) ? false : undefined),
    isKnown: reportableFuels(row).includes(row.fuel),
    areas: row.areas,
    current: price === null || !fuel ? undefined : { ...row, price, unit: fuel.unit },
    last: lastPrice === null ? undefined : { price: lastPrice, observedAt: row.last_at },
    reported: (row.reported ?? []).map(({ price: said, seen_at: seenAt }) => ({
      price: said,
      seenAt: new Date(seenAt),
    })),
  };
}
