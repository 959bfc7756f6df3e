import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices.ts';
import type { Executor } from '../../../db/database.ts';
import type { PriceWords } from '../judge/freshness.ts';

/** A current real price, in thousandths of a euro, with its words. */
export interface ShownPrice extends PriceWords {
  stationId: number;
  fuelTypeId: number;
  price: number;
}

/** Reads a station's current prices, without invented ones, by fuel type. */
export async function readShownPrices(
  executor: Executor,
  stationId: number,
): Promise<Map<number, ShownPrice>> {
  const rows = await executor
    .selectFrom('current_price')
    .innerJoin('fuel_type', 'fuel_type.id', 'current_price.fuel_type_id')
    .select(['fuel_type_id', 'price', 'origin', 'observed_at', 'unit'])
    .select(['owner_confirmed_at', 'driver_confirmed_at', 'displaced_origin', 'displaced_at'])
    .where('station_id', '=', stationId)
    .where('source', '<>', 'demo')
    .execute();
  return new Map(
    rows.map((row) => [
      row.fuel_type_id,
      {
        stationId,
        fuelTypeId: row.fuel_type_id,
        price: row.price,
        origin: row.origin as PriceOrigin,
        observedAt: row.observed_at,
        ownerConfirmedAt: row.owner_confirmed_at,
        driverConfirmedAt: row.driver_confirmed_at,
        displacedOrigin: row.displaced_origin as PriceOrigin | null,
        displacedAt: row.displaced_at,
        unit: row.unit as FuelUnit,
      },
    ]),
  );
}
