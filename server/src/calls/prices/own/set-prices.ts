import type { OwnerPrices } from '@pieno/contract/prices/own-prices.ts';
import { FuelPriceSchema, type FuelPrice } from '@pieno/contract/prices/prices.ts';
import { z } from 'zod/mini';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { validation } from '../../../errors.ts';
import type { PersonHash } from '../../../modules/accounts/person-hash.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import { readPricesNow } from '../../../modules/board/prices-now.ts';
import { findReport, toEntry } from '../../../modules/prices/log/price-reports.ts';
import { answerState } from '../../../modules/prices/outcome.ts';
import type { PriceChange } from '../../../modules/prices/price-change.ts';
import { submitReports, type Answered } from '../../../modules/prices/submit-reports.ts';
import { enterStation } from '../../../modules/stations/enter-station.ts';
import { enterTill, type OwnAuthor } from '../../../modules/tills/enter-till.ts';
import { assertTaken } from '../../../modules/prices/refused-prices.ts';
import { assertSoldHere } from '../../../modules/prices/assert-sold-here.ts';

export interface SetPricesParts {
  clock: Clock;
  personHash: PersonHash;
}

/** A station's prices as set by an owner, or by a till with its token. */
export type OwnSubmission = OwnerPrices & {
  stationId: number;
  /** The Idempotency-Key, a UUID. */
  key: string;
} & ({ userId: string } | { tokenId: number });

/**
 * Records a station's prices, all of them or nothing (rules owner-prices, owner-tokens). The same key gets the
 * first answer.
 * @returns the station's prices; writes nothing when prices reported as unchanged are not current
 * @throws conflict for a key used for another request; validation `owner_prices_unusual`, of a till
 *   `till_prices_unusual`, or `validation_failed` with errors by fuel type; for an owner what `enterStation`
 *   throws, and validation for a time, which only tills may send; for a till what `enterTill` and `assertSoldHere`
 *   throw
 */
export async function setOwnPrices(
  db: Executor,
  { clock, personHash }: SetPricesParts,
  submission: OwnSubmission,
): Promise<Answered<FuelPrice[]>> {
  const { stationId, key, prices, unchanged = false, sure: isSure = false } = submission;
  return await submitReports<FuelPrice[]>(db, clock, async (change) => {
    const { tx, now } = change;
    const tokenId = 'tokenId' in submission ? submission.tokenId : null;
    const { email, actor, ...by } = await enter(change, submission);
    const author = { key, kind: 'owner', userId: by.userId, tokenId } as const;
    const kept = await findReport(tx, author);
    if (tokenId !== null && !kept)
      await assertSoldHere(change, stationId, prices, 'till_fuel_unsold');
    const entries = prices.map(({ fuel_type_id, price }) =>
      toEntry(fuel_type_id, price, unchanged),
    );
    const report = { ...author, ...by, stationId, entries };
    return {
      submission: { ...report, person: personHash(email), isSure },
      stored: kept,
      answerSchema: z.array(FuelPriceSchema),
      isWanted: async (outcomes) => {
        if (unchanged) return outcomes.every(({ code }) => answerState(code) === 'accepted');
        await assertTaken(tx, outcomes, tokenId !== null);
        return true;
      },
      onWritten: async (outcomes) => {
        const isAsBefore = unchanged || outcomes.every(({ code }) => code === 'confirmed');
        const action = isAsBefore ? 'prices_confirmed' : 'prices_set';
        const euros = prices.map(({ fuel_type_id, price }) => [fuel_type_id, price] as const);
        const till = tokenId !== null && { token: tokenId };
        const target = { ...Object.fromEntries(euros), ...till };
        await logAction(tx, now, actor, { action, stationId, target });
      },
      answer: async () => {
        const { ages } = await change.rules();
        return (await readPricesNow(tx, now, [stationId], ages)).get(stationId) ?? [];
      },
    };
  });
}

async function enter(change: PriceChange, submission: OwnSubmission): Promise<OwnAuthor> {
  const { tx, now } = change;
  const { stationId, effective_at: effectiveAt } = submission;
  if ('tokenId' in submission)
    return await enterTill(tx, now, submission.tokenId, stationId, effectiveAt);
  const { userId } = submission;
  const { email } = await enterStation(tx, userId, stationId);
  if (effectiveAt !== undefined)
    throw validation({ effective_at: [{ code: 'effective_at_tills' }] });
  return { userId, email, actor: { role: 'owner', userId }, seenAt: now };
}
