import type { OwnerPrices } from '@pieno/contract/owners.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import { logAction, type LogActor } from '../action-log/log-action.ts';
import { readPricesNow } from '../board/prices-now.ts';
import type { PriceChange } from '../prices/price-change.ts';
import { assertSame, findReport, keepAnswer, toEntry } from '../prices/log/price-reports.ts';
import type { Said } from '../prices/judge/said.ts';
import { sayReport } from '../prices/say-report.ts';
import { assertTaken } from './refused-prices.ts';
import { assertSoldHere } from './sold-here.ts';

/** Who speaks for a station: an owner, or its till. */
export interface Speaker {
  /** Null for a till whose token was made at the command line. */
  userId: string | null;
  /** The till's token; null for a person. */
  tokenId: number | null;
  /** As a hash (rule report-person). */
  person: string;
  actor: LogActor;
  /** Since when the prices hold. */
  seenAt: Date;
}

/** What is said of a station's prices. */
export interface StationWord extends OwnerPrices {
  stationId: number;
  /** The Idempotency-Key, a UUID. */
  key: string;
}

export interface OwnAnswer {
  prices: FuelPrice[];
  /** True, and nothing recorded, when prices that were to stay are not current. */
  isChanged: boolean;
}

/** What was said for a station: a kept answer, or whether it was recorded. */
export type OwnWordSaid = { kept: FuelPrice[] } | { isChanged: boolean };

/**
 * Records what is said for a station, all of it or nothing (rule owner-prices). The same key gets the first answer.
 * @param change in which the speaker was let in
 * @returns what `answerOwnWord` makes the answer of
 * @throws AppError 409 for a key that stands for something else; 422 `owner_prices_unusual` or `validation_failed` with
 *   errors by fuel type, of a till also those of `assertSoldHere`
 */
export async function recordOwnWord(
  change: PriceChange,
  { userId, tokenId, person, actor, seenAt }: Speaker,
  { stationId, key, prices, unchanged, sure: isSure = false }: StationWord,
): Promise<OwnWordSaid> {
  const { tx, now } = change;
  const entries = prices.map(({ fuel_type_id, price }) =>
    toEntry(fuel_type_id, price, unchanged === true),
  );
  const report = { id: key, kind: 'owner', userId, tokenId, stationId, entries } as const;
  const kept = await findReport<FuelPrice[]>(tx, key);
  if (kept) {
    assertSame(kept, report);
    return { kept: kept.answer };
  }
  if (tokenId !== null) await assertSoldHere(change, stationId, prices);
  const isAsBefore = (said: readonly Said[]) => said.every(({ code }) => code === 'confirmed');
  const said = await sayReport(change, { ...report, person, seenAt, isSure }, (judged) => {
    if (unchanged) return isAsBefore(judged);
    assertTaken(judged);
    return true;
  });
  if (!said.isWritten) return { isChanged: true };
  const euros = Object.fromEntries(prices.map(({ fuel_type_id, price }) => [fuel_type_id, price]));
  await logAction(tx, now, actor, {
    action: isAsBefore(said.told()) ? 'prices_confirmed' : 'prices_set',
    stationId,
    target: { ...euros, ...(tokenId !== null && { token: tokenId }) },
  });
  return { isChanged: false };
}

/** Answers with the station's prices as they are then, and keeps that under the key. */
export async function answerOwnWord(
  change: PriceChange,
  { stationId, key }: StationWord,
  said: OwnWordSaid,
): Promise<OwnAnswer> {
  if ('kept' in said) return { prices: said.kept, isChanged: false };
  const { tx, now } = change;
  const { ages } = await change.rules();
  const prices = (await readPricesNow(tx, now, [stationId], ages)).get(stationId) ?? [];
  if (!said.isChanged) await keepAnswer(tx, key, prices);
  return { prices, isChanged: said.isChanged };
}
