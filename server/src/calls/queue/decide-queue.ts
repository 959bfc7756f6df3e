import type { BulkDecision, Decision } from '@pieno/contract/queue/queue.ts';
import type { ErrorCode } from '@pieno/contract/error-sentences.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, notFound, validation } from '../../errors.ts';
import type { PeopleParts } from '../../modules/people/set-active.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import { lockAdministrator, type Administrator } from '../../modules/accounts/administrator.ts';
import { pseudonym } from '../../modules/people/author-records.ts';
import { lockPerson } from '../../modules/people/lock-person.ts';
import { vouchForAuthor } from '../../modules/people/set-known.ts';
import { listWaitingItems, type WaitingItem } from '../../modules/queue/waiting-items.ts';
import { logDecision, needReason, settleItem } from './settle-item.ts';
import { whyNotWaiting } from './why-decided.ts';

/**
 * Decides an item of the queue (rule admin-queue): accepts or rejects all waiting reports of its price, locks one of
 * its authors, or vouches for one (rule admin-known), which leaves the item waiting. For a disputed price, `accept`
 * means that it is right, `reject` that it is wrong.
 * @param id of the item
 * @returns the item
 * @throws validation on `reason` and `person`; notFound for an unknown item; conflict with the cause of
 * `whyNotWaiting`; what `lockAdministrator`, `lockPerson` and `vouchForAuthor` throw
 */
export async function decideItem(
  db: Executor,
  { clock, personHash }: PeopleParts,
  actor: Administrator,
  id: string,
  { decision, reason, person, seen }: Decision,
): Promise<WaitingItem> {
  needReason(decision === 'reject' || decision === 'lock', reason);
  return await changePrices(db, clock, async (change) => {
    const { tx } = change;
    await lockAdministrator(tx, actor);
    const waiting = await listWaitingItems(tx);
    const cause = await whyNotWaiting(tx, actor, waiting, id, seen);
    if (cause === 'queue_item_not_found') throw notFound(cause);
    if (cause) throw conflict(cause);
    const items = waiting.filter((item) => item.id === id);
    if (decision === 'accept' || decision === 'reject') {
      await settleItem(change, actor, items, decision, reason);
      return items[0]!;
    }
    const author = authorOf(items, person);
    const people =
      decision === 'lock'
        ? await lockPerson(change, personHash, author)
        : await vouchForAuthor(change, personHash, actor, author);
    await logDecision(change, actor, items[0]!, decision, reason, {
      person: people.join(' ') || null,
    });
    return items[0]!;
  });
}

/**
 * Applies one decision to several items (rule admin-queue), to each separately.
 * @returns the ids of the decided items, and why the others are not decided
 * @throws validation on `reason`; what `lockAdministrator` throws
 */
export async function decideItems(
  db: Executor,
  clock: Clock,
  actor: Administrator,
  { items: chosen, decision, reason }: BulkDecision,
): Promise<{ decided: string[]; refused: { id: string; code: ErrorCode }[] }> {
  needReason(decision === 'reject', reason);
  return await changePrices(db, clock, async (change) => {
    const { tx } = change;
    await lockAdministrator(tx, actor);
    const waiting = await listWaitingItems(tx);
    const causes = new Map<string, ErrorCode>();
    for (const { id, seen } of chosen) {
      const cause = await whyNotWaiting(tx, actor, waiting, id, seen);
      if (cause) causes.set(id, cause);
    }
    const ids = new Set(chosen.map(({ id }) => id));
    const meant = waiting.filter(({ id }) => ids.has(id) && !causes.has(id));
    if (decision === 'accept') {
      for (const { id } of withTwoPrices(meant)) causes.set(id, 'queue_two_prices');
    }
    const decided = [...ids].filter((id) => !causes.has(id));
    for (const id of decided) {
      const items = meant.filter((item) => item.id === id);
      await settleItem(change, actor, items, decision, reason);
    }
    return { decided, refused: [...causes].map(([id, code]) => ({ id, code })) };
  });
}

/** The items whose station and fuel have more than one price among them. */
function withTwoPrices(items: readonly WaitingItem[]): WaitingItem[] {
  return items.filter((item) =>
    items.some(
      (other) =>
        other.station_id === item.station_id &&
        other.fuel_type_id === item.fuel_type_id &&
        other.price !== item.price,
    ),
  );
}

/** The hash of the chosen author. @throws validation on `person` */
function authorOf(items: readonly WaitingItem[], person: string | undefined): string {
  const authors = [
    ...new Set(items.flatMap(({ claimants, disputants }) => [...claimants, ...disputants])),
  ];
  const meant = person === undefined ? authors : authors.filter((one) => pseudonym(one) === person);
  if (meant.length !== 1) throw validation({ person: [{ code: 'person_unclear' }] });
  return meant[0]!;
}
