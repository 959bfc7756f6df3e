/** Applies a person's decisions about logged prices: accept, reject or withdraw. The log stores author, time and reason. */
import { sql } from 'kysely';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../reported-price.ts';

/** Who decides, and why. */
export interface Decider {
  by: string;
  reason: string;
}

/**
 * Makes the decider for an administrator, by call or at the command line. @param reason why; without one the kind of
 * decision
 */
export const deciderFor = (reason: string): Decider => ({ by: 'administrator', reason });

/** A decided price, in thousandths of a euro. */
export interface Decided extends Pair {
  id: string;
  price: number;
  observedAt: Date;
}

const DECIDED = [
  'id',
  'station_id as stationId',
  'fuel_type_id as fuelTypeId',
  'price',
  'observed_at as observedAt',
] as const;

/**
 * Accepts or rejects waiting prices: accepted ones are undoubted; held and reported ones are rejected, doubtful ones
 * withdrawn. A driver's price that an administrator accepts counts as firm and needs no supporters.
 * @returns the decided prices, without ids that do not wait
 */
export async function decideWaiting(
  change: PriceChange,
  ids: readonly string[],
  isRight: boolean,
  { by, reason }: Decider,
): Promise<Decided[]> {
  const { tx, now } = change;
  const state = sql<'accepted' | 'rejected' | 'withdrawn'>`case
    when ${isRight}::boolean then 'accepted'
    when state in ('held', 'reported') then 'rejected' else 'withdrawn'
  end`;
  const rows = await tx
    .updateTable('observation')
    .set({
      state,
      doubtful: false,
      // An accepted price counts as firm and can be a base.
      ...(isRight && { voices: null }),
      decided_at: now,
      decided_by: by,
      decision_reason: reason,
    })
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['held', 'reported']),
        eb.and([eb('state', '=', 'accepted'), eb('doubtful', '=', true)]),
      ]),
    )
    .returning(DECIDED)
    .execute();
  change.markNew(
    'decision',
    rows.map(({ id }) => id),
  );
  change.touch(rows);
  return rows;
}

/**
 * Withdraws the current real price of a fuel at a station, with its repetitions in a row: the price before becomes
 * current again, with its own time (rule admin-prices).
 * @returns the newest withdrawn price and their number; undefined without a real price
 */
export async function withdrawCurrent(
  change: PriceChange,
  { stationId, fuelTypeId }: Pair,
  { by, reason }: Decider,
): Promise<(Decided & { times: number }) | undefined> {
  const { tx, now } = change;
  const { rows } = await sql<Decided & { since: Date }>`
    update observation set state = 'withdrawn', decided_at = ${now.toISOString()}::timestamptz, decided_by = ${by},
      decision_reason = ${reason}
    from current_price as held
    where held.station_id = ${stationId}::integer and held.fuel_type_id = ${fuelTypeId}::integer
    and held.source <> 'demo' and observation.station_id = held.station_id
    and observation.fuel_type_id = held.fuel_type_id and observation.price = held.price
    and observation.observed_at >= held.since and observation.state = 'accepted' and observation.source <> 'demo'
    returning observation.id, observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId",
      observation.price, observation.observed_at as "observedAt", observation.received_at as since
  `.execute(tx);
  const [newest] = rows.toSorted((a, b) => b.observedAt.getTime() - a.observedAt.getTime());
  if (!newest) return undefined;
  change.markNew(
    'decision',
    rows.map(({ id }) => id),
  );
  change.touch(rows);
  return { ...newest, times: rows.length };
}
