import { sql } from 'kysely';
import type { Decision } from '@pieno/contract/queue/queue.ts';
import type { LoggedActionName } from '@pieno/contract/actions/action-log.ts';
import type { Executor } from '../../db/database.ts';
import { AppError, notFound, validation } from '../../http/errors.ts';
import type { PeopleParts } from '../../modules/people/set-active.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import type { PriceChange } from '../../modules/prices/price-change.ts';
import { deciderFor, decideWaiting, withdrawCurrent } from '../../modules/prices/log/decide.ts';
import { closeDisputes } from '../../modules/prices/log/disputes/disputes.ts';
import { lockAdministrator, type Administrator } from '../../modules/accounts/administrator.ts';
import { pseudonym } from '../../modules/people/author-records.ts';
import { lockPerson } from '../../modules/people/lock-person.ts';
import { vouchForAuthor } from '../../modules/people/set-known.ts';
import { listWaitingItems, type WaitingItem } from '../../modules/queue/waiting.ts';

/**
 * Decides about an item of the queue (rule admin-queue): accepts or rejects all that waits of its price, or locks one of
 * those who said it, or answers for one of them (rule admin-known), which leaves the item waiting. Of a contested price `accept` says that it is right, `reject` that it is wrong.
 * @param id of the item
 * @returns the item
 * @throws validation on `reason` and `person`; notFound for an id that was never a price; AppError `queue_decided` for
 *   one that does not wait any more, as somebody else has decided; what `lockAdministrator`, `lockPerson` and `vouchForAuthor`
 *   throw
 */
export async function decideItem(
  db: Executor,
  { clock, personHash }: PeopleParts,
  actor: Administrator,
  id: string,
  { decision, reason, person }: Decision,
): Promise<WaitingItem> {
  if (decision === 'reject' && !reason) throw validation({ reason: [{ code: 'reason_missing' }] });
  return await changePrices(db, clock, async (change) => {
    const { tx } = change;
    await lockAdministrator(tx, actor);
    const items = (await listWaitingItems(tx)).filter((item) => item.id === id);
    const [item] = items;
    if (!item) throw await notWaiting(tx, id);
    const people =
      decision === 'lock'
        ? await lockPerson(change, personHash, authorOf(items, person))
        : decision === 'vouch'
          ? await vouchForAuthor(change, personHash, actor, authorOf(items, person))
          : undefined;
    if (!people) for (const one of items) await decide(change, one, decision === 'accept', reason);
    await logAction(tx, change.now, actor, {
      action: actionOf(decision, item),
      stationId: item.station_id,
      target: {
        item: id,
        fuel_type_id: item.fuel_type_id,
        price: item.price / 1000,
        ...(people && { person: people.join(' ') || null }),
        ...(!people && item.kind === 'contested' && { right: decision === 'accept' }),
      },
      reason,
    });
    return item;
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
    // None are left of a doubtful price that was contested too, and is withdrawn by now.
    await decideWaiting(change, await openClaims(change.tx, item), isRight, decider);
    return;
  }
  const disputed = { stationId, fuelTypeId, price };
  await closeDisputes(change, disputed, isRight ? 'wrong' : 'right');
  if (!isRight) await withdrawCurrent(change, disputed, decider);
}

/** The claims that wait with an item: of the same station, fuel and price. */
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

/** The hash of the author that is meant. @throws validation on `person` */
function authorOf(items: readonly WaitingItem[], person: string | undefined): string {
  const authors = [
    ...new Set(items.flatMap(({ claimants, disputants }) => [...claimants, ...disputants])),
  ];
  const meant = person === undefined ? authors : authors.filter((one) => pseudonym(one) === person);
  if (meant.length !== 1) throw validation({ person: [{ code: 'person_unclear' }] });
  return meant[0]!;
}

function actionOf(decision: Decision['decision'], { kind }: WaitingItem): LoggedActionName {
  if (decision === 'lock') return 'person_locked';
  if (decision === 'vouch') return 'driver_vouched';
  if (kind === 'contested') return 'dispute_closed';
  return decision === 'accept' ? 'claim_accepted' : 'claim_rejected';
}

async function notWaiting(tx: Executor, id: string): Promise<AppError> {
  const known = await tx
    .selectFrom('observation')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return known ? new AppError(409, 'queue_decided') : notFound('queue_item_not_found');
}
