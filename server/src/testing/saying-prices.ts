import type { PriceOrigin } from '@pieno/contract/prices.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { decideWaiting, withdrawCurrent } from '../modules/prices/decide.ts';
import { recordPrices } from '../modules/prices/record.ts';
import type { FixedClock } from './fixed-clock.ts';

const DIESEL = 20;
const MARIA = { by: 'maria', reason: 'telefonata' };

export interface Said {
  /** Thousandths of a euro. */
  price: number;
  /** Day of November 2026 on which it is said; the clock moves to 7:00 UTC of it. */
  day: number;
  /** The station; the first one when missing. */
  at?: number;
  origin?: PriceOrigin;
  runId?: number;
  medians?: ReadonlyMap<number, number>;
}

/** Says diesel prices of a station and looks at what became of them. */
export function sayingPrices(database: Database, clock: FixedClock, station: number) {
  const db = database.kysely;

  /** Says a price of 6:00 UTC of a day, on that day or a later one. */
  async function sayOf(instantDay: number, said: Said) {
    const { price, day, at = station, origin = 'operator_sheet', ...more } = said;
    clock.set(`2026-11-${day}T07:00:00Z`);
    const observedAt = new Date(`2026-11-${instantDay}T06:00:00Z`);
    const claim = { stationId: at, fuelTypeId: DIESEL, unit: 'litre', price, observedAt } as const;
    const sender = { origin, day: `2026-11-${day}`, ...more };
    return await inTransaction(db, (tx) => recordPrices(tx, clock, sender, [claim]));
  }
  const board = async (at = station) =>
    await db
      .selectFrom('current_price')
      .select(['price', 'doubtful', 'observed_at'])
      .where('station_id', '=', at)
      .executeTakeFirst();
  const waiting = async () => {
    const rows = await db
      .selectFrom('observation')
      .select('id')
      .where((eb) => eb.or([eb('state', '=', 'held'), eb('doubtful', '=', true)]))
      .execute();
    return rows.map(({ id }) => id);
  };
  return {
    sayOf,
    say: async (said: Said) => await sayOf(said.day, said),
    board,
    price: async () => (await board())?.price,
    log: async () =>
      await db
        .selectFrom('observation')
        .select(['price', 'state', 'reason'])
        .orderBy('id')
        .execute(),
    waiting,
    /** Decides about everything that waits. */
    decide: async (isRight: boolean) => {
      const ids = await waiting();
      return await inTransaction(db, (tx) => decideWaiting(tx, clock, ids, isRight, MARIA));
    },
    withdraw: async () =>
      await inTransaction(db, (tx) =>
        withdrawCurrent(tx, clock, { stationId: station, fuelTypeId: DIESEL }, MARIA),
      ),
  };
}
