import { sql } from 'kysely';
import type { LoggedActionName, LogTarget } from '@pieno/contract/actions/action-log.ts';
import type { Decision } from '@pieno/contract/queue/queue.ts';
import type { Executor } from '../../db/database.ts';
import { validation } from '../../errors.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { closeDisputes } from '../../modules/prices/log/disputes/disputes.ts';
import { deciderFor, decideWaiting, withdrawCurrent } from '../../modules/prices/log/decide.ts';
import type { PriceChange } from '../../modules/prices/price-change.ts';
import type { WaitingItem } from '../../modules/queue/waiting-items.ts';

/** @throws validation on `reason` when it is required and missing */
export function needReason(isNeeded: boolean, reason: string | undefined): void {
  if (isNeeded && !reason) throw validation({ reason: [{ code: 'reason_missing' }] });
}

/**
 * Accepts or rejects an item, and logs it.
 * @param items its entries in the list: it may be doubtful and disputed at once
 * @param reason required with `reject`
 */
export async function settleItem(
  change: PriceChange,
  actor: Administrator,
  items: readonly WaitingItem[],
  decision: 'accept' | 'reject',
  reason: string | undefined,
): Promise<void> {
  const isRight = decision === 'accept';
  const item = items[0]!;
  for (const one of items) await decide(change, one, isRight, reason);
  const more: LogTarget = item.kind === 'contested' ? { right: isRight } : {};
  await logDecision(change, actor, item, decision, reason, more);
}

/** Logs a decision about an item. @param more further details of the target */
export async function logDecision(
  { tx, now }: PriceChange,
  actor: Administrator,
  item: WaitingItem,
  decision: Decision['decision'],
  reason: string | undefined,
  more: LogTarget,
): Promise<void> {
  await logAction(tx, now, actor, {
    action: actionOf(decision, item),
    stationId: item.station_id,
    target: {
      item: item.id,
      fuel_type_id: item.fuel_type_id,
      price: item.price / 1000,
      ...more,
    },
    reason,
  });
}

async function decide(
  change: PriceChange,
  item: WaitingItem,
  isRight: boolean,
  reason: string | undefined,
): Promise<void> {
  const { price, station_id: stationId, fuel_type_id: fuelTypeId } = item;
  const decider = deciderFor(reason ?? (isRight ? 'yes' : 'no'));
  if (item.kind !== 'contested') {
    // A doubtful price that was also disputed may have been withdrawn by now.
    await decideWaiting(change, await openClaims(change.tx, item), isRight, decider);
    return;
  }
  const disputed = { stationId, fuelTypeId, price };
  await closeDisputes(change, disputed, isRight ? 'wrong' : 'right');
  if (!isRight) await withdrawCurrent(change, disputed, decider);
}

/** The waiting reports of an item: of the same station, fuel and price. */
async function openClaims(tx: Executor, item: WaitingItem): Promise<string[]> {
  const rows = await tx
    .selectFrom('observation')
    .select('id')
    .where('station_id', '=', item.station_id)
    .where('fuel_type_id', '=', item.fuel_type_id)
    .where('price', '=', item.price)
    .where(sql<boolean>`state in ('held', 'reported') or (state = 'accepted' and doubtful)`)
    .execute();
  return rows.map((row) => row.id);
}

function actionOf(decision: Decision['decision'], { kind }: WaitingItem): LoggedActionName {
  if (decision === 'lock') return 'person_locked';
  if (decision === 'vouch') return 'driver_vouched';
  if (kind === 'contested') return 'dispute_closed';
  return decision === 'accept' ? 'claim_accepted' : 'claim_rejected';
}
