import type { OwnerPrices } from '@pieno/contract/owners.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { logAction, type LogActor } from '../action-log/log-action.ts';
import { readPricesNow } from '../board/prices-now.ts';
import {
  addReport,
  assertSame,
  findReport,
  keepAnswer,
  toEntry,
} from '../prices/log/price-reports.ts';
import { sayPrices } from '../prices/say-prices.ts';
import { readShownPrices } from '../prices/current/shown-prices.ts';
import { assertTaken } from './refused-prices.ts';

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

/**
 * Records what is said for a station, all of it or nothing (rule owner-prices). The same key gets the first answer.
 * @param tx an open transaction that has let the speaker in
 * @throws AppError 409 for a key that stands for something else; 422 `owner_prices_unusual` or `validation_failed` with
 *   errors by fuel type
 */
export async function recordOwnWord(
  tx: Executor,
  clock: Clock,
  { userId, tokenId, person, actor, seenAt }: Speaker,
  { stationId, key, prices, unchanged, sure = false }: StationWord,
): Promise<OwnAnswer> {
  const now = clock.now();
  const entries = prices.map(({ fuel_type_id, price }) =>
    toEntry(fuel_type_id, price, unchanged === true),
  );
  const report = { id: key, kind: 'owner', userId, tokenId, stationId, entries } as const;
  const kept = await findReport<FuelPrice[]>(tx, key);
  if (kept) {
    assertSame(kept, report);
    return { prices: kept.answer, isChanged: false };
  }

  const read = async () => (await readPricesNow(tx, now, [stationId])).get(stationId) ?? [];
  if (unchanged) {
    const shown = await readShownPrices(tx, stationId);
    const isSame = entries.every(({ fuel_type_id: id, price }) => shown.get(id)?.price === price);
    if (!isSame) return { prices: await read(), isChanged: true };
  }
  await addReport(tx, report, { seenAt, now });
  const said = await sayPrices(
    tx,
    clock,
    { origin: 'owner', stationId, person, reportId: key, seenAt, isSure: sure },
    entries
      .filter(({ price }) => Number.isInteger(price))
      .map(({ fuel_type_id: fuelTypeId, price, confirmed: isConfirmed }) => ({
        fuelTypeId,
        price,
        isConfirmed,
      })),
  );
  assertTaken(entries, said);
  const current = await read();
  await keepAnswer(tx, key, current);
  const isConfirmation = said.every(({ code }) => code === 'confirmed');
  const told = Object.fromEntries(prices.map(({ fuel_type_id, price }) => [fuel_type_id, price]));
  await logAction(tx, now, actor, {
    action: isConfirmation ? 'prices_confirmed' : 'prices_set',
    stationId,
    target: { ...told, ...(tokenId !== null && { token: tokenId }) },
  });
  return { prices: current, isChanged: false };
}
