import { sql } from 'kysely';
import type { ErrorCode } from '@pieno/contract/error-sentences.ts';
import type { SeenItem } from '@pieno/contract/queue/queue.ts';
import type { Executor } from '../../db/database.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';
import { actorId } from '../../modules/action-log/log-action.ts';
import { isDisputed } from '../../modules/prices/log/disputes/standing-dispute.ts';
import type { WaitingItem } from '../../modules/queue/waiting-items.ts';
import { MAY_RANK } from '../../modules/stations/may-rank.ts';

interface Fate {
  stationId: number;
  fuelTypeId: number;
  price: number;
  state: string;
  doubtful: boolean;
  by: string | null;
  reason: string | null;
  ranks: boolean;
  /** Whether the current price was disputed, and what ended the dispute. */
  disputed: boolean;
  dispute_by: string | null;
  /** Whether the administrator who asks has decided it, or ended the dispute. */
  own: boolean;
}

/** Error codes by who decided; deciders missing here agreed or contradicted. */
const BY: Readonly<Record<string, ErrorCode>> = {
  author: 'queue_taken_back',
  owner: 'queue_owner',
  time: 'queue_lapsed',
  overtaken: 'queue_overtaken',
  replaced: 'queue_overtaken',
};
const BY_STATE: Readonly<Record<string, ErrorCode>> = {
  accepted: 'queue_borne_out',
  rejected: 'queue_contradicted',
  withdrawn: 'queue_taken_back',
  lapsed: 'queue_lapsed',
};
const BY_REASON: Readonly<Record<string, ErrorCode>> = {
  locked: 'queue_locked',
  undo: 'queue_taken_back',
};

/**
 * Finds out why an item of the queue is not decided (rule admin-queue).
 * @param tx a transaction that has locked the board
 * @param waiting all waiting items
 * @param seen the state that the administrator saw
 * @returns the code of the cause; undefined when the item waits as it was seen
 */
export async function whyNotWaiting(
  tx: Executor,
  actor: Administrator,
  waiting: readonly WaitingItem[],
  id: string,
  seen: SeenItem | undefined,
): Promise<ErrorCode | undefined> {
  const items = waiting.filter((item) => item.id === id);
  if (items.length > 0) return seen && changeOf(items, seen);
  const fate = await findFate(tx, actor, id);
  if (!fate) return 'queue_item_not_found';
  const isReportedAgain = waiting.some(
    (item) =>
      ['held', 'reported', 'accepted'].includes(fate.state) &&
      item.station_id === fate.stationId &&
      item.fuel_type_id === fate.fuelTypeId &&
      item.price === fate.price,
  );
  return isReportedAgain ? 'queue_voices' : causeOf(fate);
}

function changeOf(items: readonly WaitingItem[], { kind, voices }: SeenItem) {
  const item = items.find((one) => one.kind === kind);
  if (!item) return 'queue_kind';
  return item.voices === voices ? undefined : 'queue_voices';
}

function causeOf({
  state,
  doubtful,
  by,
  reason,
  ranks,
  disputed,
  dispute_by,
  own,
}: Fate): ErrorCode {
  const decided = own ? 'queue_decided_own' : 'queue_decided';
  const isOpen = state === 'held' || state === 'reported' || (state === 'accepted' && doubtful);
  if (isOpen) return ranks ? 'queue_overtaken' : 'queue_station';
  if (disputed && state === 'accepted') {
    return dispute_by === 'administrator' ? decided : (BY[dispute_by ?? ''] ?? 'queue_undisputed');
  }
  if (by === 'administrator') return BY_REASON[reason ?? ''] ?? decided;
  return BY_REASON[reason ?? ''] ?? BY[by ?? ''] ?? BY_STATE[state]!;
}

async function findFate(tx: Executor, actor: Administrator, id: string): Promise<Fate | undefined> {
  const { rows } = await sql<Fate>`
    select observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId", observation.price,
      state, doubtful, decided_by as by, decision_reason as reason, areas <> '{}' and ${MAY_RANK} as ranks,
      dispute.id is not null as disputed, dispute.closed_by as dispute_by,
      exists (
        select from action_log
        where action_log.station_id = observation.station_id
        and at in (observation.decided_at, dispute.closed_at) and action_log.role = ${actor.role}
        and action_log.actor is not distinct from ${actorId(actor)}
      ) as own
    from observation
    join station on station.id = observation.station_id
    left join lateral (
      select id, closed_by, closed_at from price_dispute
      where price_dispute.station_id = observation.station_id
      and price_dispute.fuel_type_id = observation.fuel_type_id and ${isDisputed(sql`observation.price`)}
      and created_at >= coalesce(observation.decided_at, observation.received_at)
      order by closed_at desc nulls first, id desc limit 1
    ) dispute on true
    where observation.id = ${id}::bigint
  `.execute(tx);
  return rows[0];
}
