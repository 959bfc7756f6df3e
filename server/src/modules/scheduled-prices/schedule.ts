import type { HeldFor, ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import type { Insertable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { ScheduledPrice as ScheduledPriceRow } from '../../db/schema.gen.ts';

/** Milliseconds for which a held price is listed, unless it is removed. */
const HELD_MS = 7 * 86_400_000;

export type ScheduleState = ScheduledPrice['state'];

const COLUMNS = [
  'scheduled_price.id',
  'station_id',
  'fuel_type_id',
  'scheduled_price.price',
  'due_at',
  'public',
  'user_id',
  'claimant',
  'state',
  'held_for',
] as const;

/** Reads a row to change it. @param tx an open transaction that has locked the board */
export async function lockSchedule(tx: Executor, id: string) {
  return await tx
    .selectFrom('scheduled_price')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A row of the table. Its price is in thousandths of a euro. */
export type Schedule = NonNullable<Awaited<ReturnType<typeof lockSchedule>>>;

/** Adds a row for each price. @param shared their common columns */
export async function addSchedules(
  tx: Executor,
  shared: Omit<Insertable<ScheduledPriceRow>, 'fuel_type_id' | 'price'>,
  prices: readonly { fuel_type_id: number; price: number }[],
): Promise<void> {
  const rows = prices.map(({ fuel_type_id, price }) => ({ ...shared, fuel_type_id, price }));
  await tx.insertInto('scheduled_price').values(rows).execute();
}

/** Changes a row that is pending. @param tx an open transaction that holds the row */
export async function moveSchedule(
  tx: Executor,
  id: string,
  values: Pick<Schedule, 'price' | 'due_at' | 'public' | 'user_id' | 'claimant'>,
): Promise<void> {
  await tx.updateTable('scheduled_price').set(values).where('id', '=', id).execute();
}

/**
 * Records the outcome of a row that was pending or held.
 * @param tx an open transaction that holds the row
 * @param heldFor why it is held
 */
export async function closeSchedule(
  tx: Executor,
  id: string,
  state: ScheduleState,
  now: Date,
  heldFor: HeldFor | null = null,
): Promise<void> {
  await tx
    .updateTable('scheduled_price')
    .set({ state, decided_at: now, held_for: heldFor })
    .where('id', '=', id)
    .execute();
}

/**
 * Records that a row could not be published for a reason of ours; it stays pending.
 * @param tx an open transaction
 * @returns the row, unless that was recorded before
 */
export async function noteFailed(tx: Executor, id: string, now: Date) {
  return await tx
    .updateTable('scheduled_price')
    .set({ held_for: 'failed', decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('held_for', 'is', null)
    .returning(['station_id', 'public'])
    .executeTakeFirst();
}

/**
 * Lists a station's pending prices, earliest first, then those held in the last seven days (rule owner-schedule).
 * Prices on the wire are euros.
 */
export async function listSchedules(
  executor: Executor,
  now: Date,
  stationId: number,
): Promise<ScheduledPrice[]> {
  return (await listSchedulesOf(executor, now, [stationId])).get(stationId) ?? [];
}

/** Lists the same of several stations, by station; stations without any are missing. */
export async function listSchedulesOf(
  executor: Executor,
  now: Date,
  stationIds: readonly number[],
): Promise<Map<number, ScheduledPrice[]>> {
  const heldFrom = new Date(now.getTime() - HELD_MS);
  const rows = await inOrder(
    wireRows(executor)
      .where('station_id', 'in', stationIds)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'pending'),
          eb.and([eb('state', '=', 'held'), eb('decided_at', '>', heldFrom)]),
        ]),
      )
      .orderBy('state', 'desc'),
  );
  const groups = Map.groupBy(rows, ({ station_id }) => station_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(present)]));
}

/** Lists the rows of a request, in their current states. @param key its Idempotency-Key */
export async function listRequested(
  executor: Executor,
  key: string,
  request: string,
): Promise<ScheduledPrice[]> {
  const rows = wireRows(executor).where('request_key', '=', key).where('request', '=', request);
  return (await inOrder(rows)).map(present);
}

/** Reads one row in its form on the wire. */
export async function readSchedule(executor: Executor, id: string): Promise<ScheduledPrice> {
  const rows = await inOrder(wireRows(executor).where('scheduled_price.id', '=', id));
  return present(rows[0]!);
}

const wireRows = (executor: Executor) =>
  executor
    .selectFrom('scheduled_price')
    .innerJoin('fuel_type', 'fuel_type.id', 'fuel_type_id')
    .leftJoin('app_user', 'app_user.id', 'user_id')
    .select(COLUMNS)
    .select(['fuel_type.name', 'color', 'unit', 'mode', 'grade', 'app_user.name as by']);

const inOrder = (query: ReturnType<typeof wireRows>) =>
  query.orderBy('due_at').orderBy('fuel_type_id').execute();

const present = ({
  id,
  fuel_type_id,
  name,
  color,
  unit,
  mode,
  grade,
  ...row
}: Awaited<ReturnType<typeof inOrder>>[number]): ScheduledPrice => ({
  id,
  fuel_type: { id: fuel_type_id, name, color, unit, mode, grade },
  price: row.price / 1000,
  due_at: row.due_at.toISOString(),
  public: row.public,
  state: row.state,
  held_for: row.held_for,
  by: row.by,
});
