import { sql } from 'kysely';
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { DISPUTE_SENTENCES } from '@pieno/contract/prices/reports.ts';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import { isKnown } from '../../../modules/accounts/known-drivers.ts';
import { lockVerified } from '../../../modules/accounts/lock-verified.ts';
import { changePrices } from '../../../modules/prices/change-prices.ts';
import { findCurrentPrice } from '../../../modules/prices/current/list.ts';
import { dropDisputes, type Disputed } from '../../../modules/prices/log/disputes/disputes.ts';
import { noteDispute } from '../../../modules/prices/log/disputes/note-dispute.ts';
import { resolveOpenStation } from '../../../modules/stations/redirects.ts';
import { standingAt } from '../../../modules/stations/standing.ts';
import { undoUntil } from './report-answer.ts';

/** The account that reports, and the person behind it (rule report-person). */
export interface Reporter {
  userId: string;
  claimant: string;
}

/** The outcome of a dispute; without an id where nothing was recorded. */
export interface DisputeAnswer {
  state: 'noted' | 'contested' | 'changed';
  code: keyof typeof DISPUTE_SENTENCES;
  id?: string;
  /** The last instant at which it can be withdrawn. */
  undoUntil?: Date;
}

/**
 * Records that a person disputes a price, once for as long as the price holds (rule price-contested).
 * @returns `contested` when enough known drivers, or the owner, dispute it; `changed`, with nothing recorded, when
 *   another price is current
 * @throws what `resolveOpenStation` and `lockVerified` throw
 */
export async function disputePrice(
  db: Executor,
  clock: Clock,
  { userId, claimant }: Reporter,
  disputed: Disputed,
): Promise<DisputeAnswer> {
  return await changePrices(
    db,
    clock,
    async (change) => {
      const { tx } = change;
      const user = await lockVerified(tx, userId);
      const resolved = { ...disputed, stationId: await resolveOpenStation(tx, disputed.stationId) };
      const current = await findCurrentPrice(tx, resolved);
      if (!current || current.source === 'demo' || current.price !== resolved.price)
        return undefined;
      const noted = await noteDispute(change, resolved, current, claimant, async () =>
        (await standingAt(tx, resolved.stationId, user)) === 'owner' ? 'owner' : 'driver',
      );
      return { ...noted, resolved };
    },
    async (noted, _outcome, { tx }) => {
      if (!noted) return { state: 'changed', code: 'dispute_changed' };
      const isContested = (await findCurrentPrice(tx, noted.resolved))?.contested ?? false;
      return {
        ...(isContested
          ? { state: 'contested', code: 'dispute_contested' }
          : { state: 'noted', code: await waitingCode(tx, noted.id) }),
        id: noted.id,
        undoUntil: undoUntil(noted.created_at),
      };
    },
  );
}

/** What a dispute waits for: known drivers beside its author, whose share may be used up (rule report-share). */
async function waitingCode(tx: Executor, id: string): Promise<DisputeAnswer['code']> {
  const { known, needed, isVouchedFor } = await tx
    .selectFrom('price_dispute')
    .select(['known', 'needed', isKnown(sql`claimant`).as('isVouchedFor')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (isVouchedFor && !known) return 'dispute_noted_share';
  if (needed < 2) return 'dispute_noted';
  return known ? 'dispute_noted_more' : 'dispute_noted_two';
}

/**
 * Withdraws an own dispute: the price holds as if it had never been made (rule price-contested).
 * @param claimant the person, as a hash
 * @param id digits
 * @throws notFound for one that is not the person's or is already decided; conflict after its time
 */
export async function undoDispute(
  db: Executor,
  clock: Clock,
  claimant: string,
  id: string,
): Promise<void> {
  await changePrices(db, clock, async (change) => {
    const disputed = await change.tx
      .selectFrom('price_dispute')
      .select('created_at')
      .where('id', '=', id)
      .where('claimant', '=', claimant)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!disputed) throw notFound('dispute_not_found');
    if (change.now > undoUntil(disputed.created_at)) {
      const { undoMinutes: minutes } = REPORT_LIMITS;
      throw conflict({ code: 'report_undo_late', params: { minutes } });
    }
    await dropDisputes(change, { id });
  });
}
