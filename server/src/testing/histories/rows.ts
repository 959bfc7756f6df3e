/** Rows that histories write and read directly, because the calls would need accounts. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

interface Pair {
  stationId: number;
  fuelTypeId: number;
}

/** Finds an open dispute by its instant. */
export async function findOpenDispute(tx: Executor, at: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('price_dispute')
    .select('id')
    .where('created_at', '=', new Date(at))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** A claim that waits for a decision, with its time of receipt. */
interface Waiting {
  id: string;
  at: number;
}

/** Finds all waiting claims of the price that was reported last. */
export async function findWaiting(tx: Executor, pair: Pair): Promise<Waiting[]> {
  const waiting = await findAllWaiting(tx, pair);
  return waiting.filter(({ price }) => price === waiting[0]!.price);
}

/** Finds the waiting claims, newest first. */
export async function findAllWaiting(tx: Executor, { stationId, fuelTypeId }: Pair) {
  const waiting = await tx
    .selectFrom('observation')
    .select(['id', 'price', 'received_at'])
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .where(sql<boolean>`(state in ('held', 'reported') or (state = 'accepted' and doubtful))`)
    .orderBy('id', 'desc')
    .execute();
  return waiting.map(({ id, price, received_at }) => ({ id, price, at: received_at.getTime() }));
}

/** Deletes all events. */
export async function forgetReports(db: Executor): Promise<void> {
  await sql`
    with prices as (delete from current_price), log as (delete from observation),
      said as (delete from confirmation), wrong as (delete from price_dispute), shares as (delete from known_share), states as (delete from station_state),
      locks as (delete from locked_email), gone as (delete from left_word), known as (delete from known_driver)
    delete from price_report
  `.execute(db);
  await sql`delete from import_run`.execute(db);
  await sql`delete from station_merge`.execute(db);
  await sql`update station set merged_into = null`.execute(db);
}
