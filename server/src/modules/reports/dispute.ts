import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { lockVerified } from '../accounts/lock-verified.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { rejudgeAndSettle } from '../prices/rejudge.ts';
import type { Pair } from '../prices/settle.ts';
import { standingAt } from '../stations/people.ts';
import { openStation } from '../stations/kept.ts';
import type { Reporter } from './reporter.ts';

/** A price that somebody says is wrong, in thousandths of a euro. */
export interface Disputed extends Pair {
  price: number;
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
): Promise<'noted' | 'contested' | 'changed'> {
  await lockBoardVersion(tx);
  const user = await lockVerified(tx, userId);
  const pair = { stationId: await openStation(tx, named), fuelTypeId };
  const { stationId: station_id, fuelTypeId: fuel_type_id } = pair;
  const current = await readCurrent(tx, pair);
  if (!current || current.source === 'demo' || current.price !== price) return 'changed';
  const said = await tx
    .selectFrom('price_dispute')
    .select('id')
    .where('station_id', '=', station_id)
    .where('fuel_type_id', '=', fuel_type_id)
    .where('price', '=', price)
    .where('claimant', '=', claimant)
    .where('created_at', '>=', current.since)
    .executeTakeFirst();
  if (!said) {
    const standing = await standingAt(tx, station_id, user);
    await tx
      .insertInto('price_dispute')
      .values({
        station_id,
        fuel_type_id,
        price,
        claimant,
        origin: standing === 'owner' ? 'owner' : 'driver',
        created_at: clock.now(),
      })
      .execute();
    await rejudgeAndSettle(tx, clock, [pair]);
  }
  return (await readCurrent(tx, pair))?.contested ? 'contested' : 'noted';
}

async function readCurrent(tx: Executor, { stationId, fuelTypeId }: Pair) {
  return await tx
    .selectFrom('current_price')
    .select(['price', 'since', 'source', 'contested'])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .executeTakeFirst();
}
