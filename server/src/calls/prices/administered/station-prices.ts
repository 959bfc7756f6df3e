import { sql } from 'kysely';
import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import type { FuelGrade, FuelMode, FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { findReferencePrices } from '../../../modules/prices/current/reference-prices.ts';
import { soldDecades, statedDecades } from '../../../modules/stations/fuels/sold-fuels.ts';
import { listSchedules } from '../../../modules/scheduled-prices/schedule.ts';
import { inEuros } from '../../../modules/prices/in-euros.ts';
import { priceBefore } from '../../../modules/prices/price-before.ts';

interface Row {
  id: number;
  sold: boolean;
  name: string;
  color: string;
  unit: FuelUnit;
  mode: FuelMode;
  grade: FuelGrade;
  price: number | null;
  origin: PriceOrigin | null;
  observed_at: Date | null;
  confirmed_at: Date | null;
  since: Date | null;
  doubtful: boolean;
  contested: boolean;
  said: number;
  before_price: number | null;
  before_origin: PriceOrigin | null;
  before_at: Date | null;
}

const iso = (date: Date | null): string | null => date && date.toISOString();

/**
 * Lists the fuels of a station with their real prices, each with the price that holds again when it is withdrawn
 * (rule admin-prices). Prices on the wire are euros.
 * @throws notFound for an unknown station
 */
export async function listStationPrices(
  executor: Executor,
  stationId: number,
  now: Date,
): Promise<AdministeredPrices> {
  const station = await executor
    .selectFrom('station')
    .select(['id', 'name', 'locality', 'kind', 'areas', 'confirmed_decades'])
    .where('id', '=', stationId)
    .executeTakeFirst();
  if (!station) throw notFound('business_not_found');
  const { id, name, locality, kind, areas, confirmed_decades } = station;
  const decades = {
    may: [...soldDecades(kind, confirmed_decades)],
    stated: [...statedDecades(kind, confirmed_decades)],
  };
  const rows = await readRows(executor, stationId, decades, now);
  const fuels = rows.map((row) => row.id);
  const reference = await findReferencePrices(executor, now, fuels);
  const scheduled = (await listSchedules(executor, now, stationId)).filter(
    ({ state }) => state === 'pending',
  );
  return {
    business: { id, name, locality },
    prices: rows.map((row) => ({
      fuel_type: {
        id: row.id,
        name: row.name,
        color: row.color,
        unit: row.unit,
        mode: row.mode,
        grade: row.grade,
      },
      sold: row.sold,
      price: row.price && row.price / 1000,
      origin: row.origin,
      seen_at: iso(row.observed_at),
      confirmed_at: iso(row.confirmed_at),
      since: iso(row.since),
      said: row.said,
      doubtful: row.doubtful,
      contested: row.contested,
      before: row.before_price
        ? {
            price: row.before_price / 1000,
            origin: row.before_origin!,
            seen_at: row.before_at!.toISOString(),
          }
        : null,
      reference: inEuros(reference({ id, areas }, row.id)),
      scheduled: scheduled
        .filter(({ fuel_type }) => fuel_type.id === row.id)
        .map(({ id, price, due_at, public: isPublic }) => ({
          id,
          price,
          due_at,
          public: isPublic,
        })),
    })),
  };
}

/**
 * Reads the fuels with a real price, and other base fuels that the station may sell, unless its owner denies them.
 * @param decades those that it may sell, and those that a source states
 */
async function readRows(
  executor: Executor,
  stationId: number,
  { may, stated }: { may: readonly number[]; stated: readonly number[] },
  now: Date,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select fuel_type.id, fuel_type.name, color, unit, mode, grade,
      (planned.price is not null or coalesce(station_fuel.sold, decade = any(${stated}::integer[]))) as sold,
      held.price, held.origin, held.observed_at, held.since,
      greatest(held.owner_confirmed_at, held.known_confirmed_at, held.driver_confirmed_at) as confirmed_at,
      coalesce(held.doubtful, false) as doubtful, coalesce(held.contested, false) as contested,
      coalesce(run.said, 0) as said,
      before.price as before_price, before.origin as before_origin, before.observed_at as before_at
    from fuel_type
    left join current_price held on held.station_id = ${stationId}::integer
      and held.fuel_type_id = fuel_type.id and held.source <> 'demo'
    left join current_price planned on planned.station_id = ${stationId}::integer
      and planned.fuel_type_id = fuel_type.id
    left join station_fuel on station_fuel.station_id = ${stationId}::integer
      and station_fuel.fuel_type_id = fuel_type.id
    left join lateral (
      select count(*)::integer as said from observation
      where station_id = held.station_id and fuel_type_id = held.fuel_type_id and state = 'accepted'
      and source <> 'demo' and observation.price = held.price and observation.observed_at >= held.since
    ) run on true
    left join lateral (${priceBefore(now)}) before on true
    where held.price is not null or station_fuel.sold
    or (grade = 'base' and decade = any(${may}::integer[]) and station_fuel.sold is null)
    order by fuel_type.id
  `.execute(executor);
  return rows;
}
