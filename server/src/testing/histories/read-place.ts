/** Reads the tables' data of a station's fuel. */
import type { Executor } from '../../db/database.ts';
import { findCurrentPrice } from '../../modules/prices/current/list.ts';
import type { PlaceState } from './event.ts';

interface Pair {
  stationId: number;
  fuelTypeId: number;
}

export interface ClaimState {
  /** The label of the event, which its report's key ends with. */
  label: number;
  price: number;
  /** With who decided it and, if that is not a person, when. */
  state: string;
}

/** Returns the current price; undefined for a demonstration price. */
export async function realPrice(db: Executor, pair: Pair) {
  const current = await findCurrentPrice(db, pair);
  return current?.source === 'demo' ? undefined : current;
}

/** Reads the current price and the newest claim that waits for a second person. */
export async function readPlace(
  db: Executor,
  { stationId, fuelTypeId }: Pair,
): Promise<PlaceState> {
  const row = await db
    .selectFrom('current_price')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .executeTakeFirst();
  const reported = await db
    .selectFrom('observation')
    .select(['price', 'observed_at'])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .where('state', '=', 'reported')
    .orderBy('observed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    shown: row && {
      price: row.price,
      origin: row.origin,
      observedAt: row.observed_at.getTime(),
      since: row.since.getTime(),
      doubtful: row.doubtful,
      contested: row.contested,
      base: row.voices === null ? row.price : row.base_price,
      supporters: row.voices,
      ownerConfirmedAt: row.owner_confirmed_at?.getTime() ?? null,
      knownConfirmedAt: row.known_confirmed_at?.getTime() ?? null,
      driverConfirmedAt: row.driver_confirmed_at?.getTime() ?? null,
    },
    reported: reported && { price: reported.price, seenAt: reported.observed_at.getTime() },
  };
}

export async function readClaims(
  db: Executor,
  { stationId, fuelTypeId }: Pair,
): Promise<ClaimState[]> {
  const rows = await db
    .selectFrom('observation')
    .innerJoin('price_report', 'price_report.id', 'report_id')
    .select(['key', 'price', 'state', 'decided_by', 'decided_at'])
    .where('observation.station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .orderBy('key')
    .execute();
  return rows.map(({ key, price, state, decided_by: by, decided_at: at }) => ({
    label: Number(key!.slice(-12)),
    price,
    state: [state, by, by && at?.toISOString()].filter(Boolean).join(' '),
  }));
}
