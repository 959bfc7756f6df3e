import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { logAction } from '../action-log/log-action.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { withdrawCurrent } from '../prices/log/decide.ts';
import { listFuels } from '../prices/fuels.ts';
import { recordPrices, type Rejection } from '../prices/record.ts';
import type { Pair } from '../prices/current/settle.ts';
import { stationName } from '../stations/repository.ts';
import { deciderFor, lockAdministrator, type Administrator } from './administrator.ts';

/** A price that an administrator sets. Prices are thousandths of a euro. */
export interface PriceEdit extends Pair {
  price: number;
  /** What is shown to the administrator, null for no price; undefined: not asked about. */
  seen?: number | null | undefined;
  /** True when an unusual price is meant. */
  isSure?: boolean | undefined;
  reason?: string | undefined;
}

export interface EditedPrice {
  /** Why nothing was recorded; undefined when the price was accepted. */
  refused?: Rejection;
  /** Current prices that changed. */
  moved: number;
}

/**
 * Sets a price as an administrator (rule admin-prices): through the one door, observed now. An accepted one is written
 * into the log of actions.
 * @param tx an open transaction
 * @throws notFound for an unknown station or fuel, AppError `prices_changed`, what `lockAdministrator` throws
 */
export async function editPrice(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  { price, seen, isSure = false, reason, ...pair }: PriceEdit,
): Promise<EditedPrice> {
  await lockBoardVersion(tx);
  await lockAdministrator(tx, actor);
  const { stationId, fuelTypeId } = pair;
  const fuel = await findFuelOf(tx, pair);
  await refuseChanged(tx, pair, seen);
  const claim = { ...pair, unit: fuel.unit, price, observedAt: clock.now() };
  const sender = { origin: 'administrator', isConfirmed: isSure } as const;
  const { rejected, moved } = await recordPrices(tx, clock, sender, [claim]);
  const [refused] = rejected;
  if (refused) return { refused, moved };
  const target = { fuel_type_id: fuelTypeId, price: price / 1000 };
  await logAction(tx, clock.now(), actor, { action: 'price_set', stationId, target, reason });
  return { moved };
}

/**
 * Takes a price back as an administrator, as often as it was said in a row (rule admin-prices).
 * @param tx an open transaction
 * @param seen thousandths of a euro, as for `PriceEdit`
 * @returns what was withdrawn
 * @throws notFound for an unknown station or fuel, and without a real price; AppError `prices_changed`
 */
export async function withdrawPrice(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  { seen, reason, ...pair }: Pair & { seen?: number | undefined; reason?: string | undefined },
) {
  await lockBoardVersion(tx);
  await lockAdministrator(tx, actor);
  const { stationId, fuelTypeId } = pair;
  await findFuelOf(tx, pair);
  await refuseChanged(tx, pair, seen);
  const taken = await withdrawCurrent(tx, clock, pair, deciderFor(reason ?? 'withdrawn'));
  if (!taken) throw notFound('price_not_found');
  const target = { fuel_type_id: fuelTypeId, price: taken.price / 1000, times: taken.times };
  await logAction(tx, clock.now(), actor, { action: 'price_withdrawn', stationId, target, reason });
  return taken;
}

async function findFuelOf(tx: Executor, { stationId, fuelTypeId }: Pair) {
  if ((await stationName(tx, stationId)) === undefined) throw notFound('business_not_found');
  const fuel = (await listFuels(tx)).find(({ id }) => id === fuelTypeId);
  if (!fuel) throw notFound();
  return fuel;
}

/** Two administrators at one price: who has not seen what the other did, is told. */
async function refuseChanged(
  tx: Executor,
  { stationId, fuelTypeId }: Pair,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const current = await tx
    .selectFrom('current_price')
    .select('price')
    .where('station_id', '=', stationId)
    .where('fuel_type_id', '=', fuelTypeId)
    .where('source', '<>', 'demo')
    .executeTakeFirst();
  if ((current?.price ?? null) !== seen) throw new AppError(409, 'prices_changed');
}
