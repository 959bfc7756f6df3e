import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import type { PriceChange } from '../../../modules/prices/price-change.ts';
import { findCurrentPrice } from '../../../modules/prices/current/list.ts';
import { evaluateSourceReports } from '../../../modules/prices/evaluate-reports.ts';
import type { EvaluatedReport } from '../../../modules/prices/evaluate/evaluated-report.ts';
import { writeReports } from '../../../modules/prices/write-reports.ts';
import { deciderFor, withdrawCurrent } from '../../../modules/prices/log/decide.ts';
import type { Pair } from '../../../modules/prices/reported-price.ts';
import { stationName } from '../../../modules/stations/repository.ts';
import { lockAdministrator, type Administrator } from '../../../modules/accounts/administrator.ts';

/** A price that an administrator sets. Prices are thousandths of a euro. */
export interface PriceEdit extends Pair {
  price: number;
  /** The price that the administrator sees, null for no price; undefined: not checked. */
  seen?: number | null | undefined;
  /** True when the administrator confirms an unusual price. */
  isSure?: boolean | undefined;
  reason?: string | undefined;
}

export interface EditedPrice {
  /** Why nothing was recorded; undefined when the price was accepted. */
  refused?: EvaluatedReport;
  moved: number;
}

/**
 * Sets a price as an administrator, observed now, and logs the action if the price is accepted (rule admin-prices).
 * @throws notFound for an unknown station or fuel; conflict `prices_changed`; what `lockAdministrator` throws
 */
export async function editPrice(
  db: Executor,
  clock: Clock,
  actor: Administrator,
  { price, seen, isSure = false, reason, ...pair }: PriceEdit,
): Promise<EditedPrice> {
  return await changePrices(
    db,
    clock,
    async (change) => {
      const { tx, now } = change;
      await lockAdministrator(tx, actor);
      await assertKnown(change, pair);
      await refuseChanged(tx, pair, seen);
      const author = { origin: 'administrator', isSure } as const;
      const evaluated = await evaluateSourceReports(change, author, [
        { ...pair, price, observedAt: now },
      ]);
      await writeReports(change, author, evaluated);
      if (evaluated[0]!.outcome === 'rejected') return evaluated[0];
      const { stationId, fuelTypeId } = pair;
      const target = { fuel_type_id: fuelTypeId, price: price / 1000 };
      await logAction(tx, now, actor, { action: 'price_set', stationId, target, reason });
      return undefined;
    },
    (refused, { moved }) => ({ ...(refused && { refused }), moved: moved.length }),
  );
}

/**
 * Withdraws a price as an administrator, with all consecutive reports of the same price (rule admin-prices).
 * @param seen thousandths of a euro, as for `PriceEdit`
 * @returns what was withdrawn
 * @throws notFound for an unknown station or fuel, and without a real price; conflict `prices_changed`
 */
export async function withdrawPrice(
  db: Executor,
  clock: Clock,
  actor: Administrator,
  { seen, reason, ...pair }: Pair & { seen?: number | undefined; reason?: string | undefined },
) {
  return await changePrices(db, clock, async (change) => {
    const { tx, now } = change;
    await lockAdministrator(tx, actor);
    await assertKnown(change, pair);
    await refuseChanged(tx, pair, seen);
    const taken = await withdrawCurrent(change, pair, deciderFor(reason ?? 'withdrawn'));
    if (!taken) throw notFound('price_not_found');
    const { stationId, fuelTypeId } = pair;
    const target = { fuel_type_id: fuelTypeId, price: taken.price / 1000, times: taken.times };
    await logAction(tx, now, actor, { action: 'price_withdrawn', stationId, target, reason });
    return taken;
  });
}

/** @throws notFound for an unknown station or fuel */
async function assertKnown(change: PriceChange, { stationId, fuelTypeId }: Pair): Promise<void> {
  const name = await stationName(change.tx, stationId);
  if (name === undefined) throw notFound('business_not_found');
  if (!(await change.rules()).fuels.has(fuelTypeId)) throw notFound();
}

/** Refuses a change when another administrator has changed the price since. @throws conflict `prices_changed` */
async function refuseChanged(
  tx: Executor,
  pair: Pair,
  seen: number | null | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const current = await findCurrentPrice(tx, pair);
  const shown = current && current.source !== 'demo' ? current.price : null;
  if (shown !== seen) throw conflict('prices_changed');
}
