import { beforeAll, beforeEach } from 'vitest';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { Database } from '../../db/database.ts';
import { decideWaiting, withdrawCurrent } from '../../modules/prices/log/decide.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import { emptyTables, openTestDatabase } from '../database/database.ts';
import { fixedClock, type FixedClock } from '../fixed-clock.ts';
import { addFuelTypes, addStation } from '../stations/stations.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import { tallyOf } from './tally-of.ts';

const DIESEL = 20;
const MARIA = { by: 'maria', reason: 'telefonata' };

/** A diesel price from a source. */
export interface Report {
  /** Thousandths of a euro. */
  price: number;
  /** Day of November 2026 on which it is reported; the clock moves to 7:00 UTC. */
  day: number;
  /** Day of its observation, at 6:00 UTC; the same day if missing. */
  observed?: number;
  /** The station; the first one if missing. */
  at?: number;
  origin?: PriceOrigin;
  runId?: number;
  medians?: ReadonlyMap<number, number>;
}

/**
 * Sets up tests about the log of prices: before each an empty database with one station.
 * @returns functions that report diesel prices and read their outcomes
 */
export function usePriceLog() {
  let database: Database;
  let clock: FixedClock;
  let station: number;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await emptyTables(database);
    await addFuelTypes(database.kysely);
    clock = fixedClock('2026-11-20T07:00:00Z');
    station = await addStation(database.kysely);
  });

  const current = async (at = station) =>
    await database.kysely
      .selectFrom('current_price')
      .select(['price', 'doubtful', 'observed_at'])
      .where('station_id', '=', at)
      .executeTakeFirst();
  const waiting = async () => {
    const rows = await database.kysely
      .selectFrom('observation')
      .select('id')
      .where((eb) => eb.or([eb('state', '=', 'held'), eb('doubtful', '=', true)]))
      .execute();
    return rows.map(({ id }) => id);
  };
  return {
    parts: () => ({ database, clock }),
    async report({ price, day, observed = day, at = station, ...occasion }: Report) {
      clock.set(`2026-11-${day}T07:00:00Z`);
      const observedAt = new Date(`2026-11-${observed}T06:00:00Z`);
      const claim = {
        stationId: at,
        fuelTypeId: DIESEL,
        unit: 'litre',
        price,
        observedAt,
      } as const;
      const sender = { origin: 'operator_sheet', day: `2026-11-${day}`, ...occasion } as const;
      return tallyOf(await recordPrices(database.kysely, clock, sender, [claim]));
    },
    current,
    price: async () => (await current())?.price,
    log: async () =>
      await database.kysely
        .selectFrom('observation')
        .select(['price', 'state', 'reason'])
        .orderBy('id')
        .execute(),
    waiting,
    /** Decides about everything that waits. */
    async decide(isRight: boolean) {
      const ids = await waiting();
      return await changePrices(database.kysely, clock, (change) =>
        decideWaiting(change, ids, isRight, MARIA),
      );
    },
    async withdraw() {
      const pair = { stationId: station, fuelTypeId: DIESEL };
      return await changePrices(database.kysely, clock, (change) =>
        withdrawCurrent(change, pair, MARIA),
      );
    },
  };
}
