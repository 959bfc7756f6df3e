/** What histories write and look up by themselves, as the calls that do so want accounts. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Deed } from './word.ts';

interface Pair {
  stationId: number;
  fuelTypeId: number;
}

/** Notes that somebody says the current real price to be wrong, once for as long as it holds. */
export async function insertDispute(
  tx: Executor,
  { stationId, fuelTypeId }: Pair,
  { who, isOwner }: Deed & { act: 'dispute' },
  at: Date,
): Promise<void> {
  await sql`
    insert into price_dispute (station_id, fuel_type_id, price, claimant, origin, created_at)
    select station_id, fuel_type_id, price, ${who}, ${isOwner ? 'owner' : 'driver'},
      ${at.toISOString()}::timestamptz
    from current_price where station_id = ${stationId} and fuel_type_id = ${fuelTypeId} and source <> 'demo'
    and not exists (
      select from price_dispute as before
      where before.station_id = current_price.station_id and before.fuel_type_id = current_price.fuel_type_id
      and before.price = current_price.price and before.claimant = ${who}
      and before.created_at >= current_price.since
    )
  `.execute(tx);
}

/** Finds a dispute that nobody has closed, by its instant. */
export async function findOpenDispute(tx: Executor, at: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('price_dispute')
    .select('id')
    .where('created_at', '=', new Date(at))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Finds the price that waits and was said last, as often as it waits. */
export async function findWaiting(
  tx: Executor,
  { stationId, fuelTypeId }: Pair,
): Promise<string[]> {
  const waiting = await tx
    .selectFrom('observation')
    .select(['id', 'price'])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .where(sql<boolean>`(state in ('held', 'reported') or (state = 'accepted' and doubtful))`)
    .orderBy('id', 'desc')
    .execute();
  return waiting.filter(({ price }) => price === waiting[0]!.price).map(({ id }) => id);
}

/** Forgets all that was said. */
export async function forgetWords(db: Executor): Promise<void> {
  await sql`
    with prices as (delete from current_price), log as (delete from observation),
      said as (delete from confirmation), wrong as (delete from price_dispute)
    delete from price_report
  `.execute(db);
  await sql`delete from import_run`.execute(db);
}
