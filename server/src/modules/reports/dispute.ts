import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { lockVerified } from '../accounts/lock-verified.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { rejudgeAndSettle } from '../prices/log/rejudge.ts';
import type { Pair } from '../prices/current/settle.ts';
import { standingAt } from '../stations/people.ts';
import { openStation } from '../stations/kept.ts';
import { undoUntil } from './kept-answer.ts';
import type { Reporter } from './reporter.ts';

/** A price that somebody says is wrong, in thousandths of a euro. */
export interface Disputed extends Pair {
  price: number;
}

/** What became of a dispute; without an id where nothing was noted. */
export interface DisputeAnswer {
  state: 'noted' | 'contested' | 'changed';
  id?: string;
  /** The last instant at which it can be taken back. */
  undoUntil?: Date;
}

/**
 * Notes that a person says a price to be wrong, once for as long as it holds (rule price-contested).
 * @param tx an open transaction
 * @returns `contested` when enough people say so; `changed`, with nothing noted, when another price is current
 * @throws what `openStation` and `lockVerified` throw
 */
export async function disputePrice(
  tx: Executor,
  clock: Clock,
  { userId, claimant }: Reporter,
  { price, stationId: named, fuelTypeId }: Disputed,
): Promise<DisputeAnswer> {
  await lockBoardVersion(tx);
  const user = await lockVerified(tx, userId);
  const pair = { stationId: await openStation(tx, named), fuelTypeId };
  const { stationId: station_id, fuelTypeId: fuel_type_id } = pair;
  const current = await readCurrent(tx, pair);
  if (!current || current.source === 'demo' || current.price !== price) {
    return { state: 'changed' };
  }
  const before = await tx
    .selectFrom('price_dispute')
    .select(['id', 'created_at'])
    .where('station_id', '=', station_id)
    .where('fuel_type_id', '=', fuel_type_id)
    .where('price', '=', price)
    .where('claimant', '=', claimant)
    .where('created_at', '>=', current.since)
    .executeTakeFirst();
  let said = before;
  if (!said) {
    const standing = await standingAt(tx, station_id, user);
    said = await tx
      .insertInto('price_dispute')
      .values({
        station_id,
        fuel_type_id,
        price,
        claimant,
        origin: standing === 'owner' ? 'owner' : 'driver',
        created_at: clock.now(),
      })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    await rejudgeAndSettle(tx, clock, [pair]);
  }
  const isContested = (await readCurrent(tx, pair))?.contested ?? false;
  return {
    state: isContested ? 'contested' : 'noted',
    id: said.id,
    undoUntil: undoUntil(said.created_at),
  };
}

async function readCurrent(tx: Executor, { stationId, fuelTypeId }: Pair) {
  return await tx
    .selectFrom('current_price')
    .select(['price', 'since', 'source', 'contested'])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .executeTakeFirst();
}
