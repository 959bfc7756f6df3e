import type { OwnerPrices } from '@pieno/contract/owners.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { PersonHash } from '../accounts/person.ts';
import { logAction } from '../action-log/log-action.ts';
import { readPricesNow } from '../board/prices-now.ts';
import { sayPrices } from '../prices/say-prices.ts';
import { readShownPrices } from '../prices/shown-prices.ts';
import { enterStation } from './enter-station.ts';
import { addOwnReport, findOwnAnswer, keepOwnAnswer, toOwnEntry } from './own-reports.ts';
import { assertTaken } from './refused-prices.ts';

export interface SetPricesParts {
  clock: Clock;
  personHash: PersonHash;
}

/** What an owner says of a station's prices. */
export interface OwnWord extends OwnerPrices {
  userId: string;
  stationId: number;
  /** The Idempotency-Key, a UUID. */
  key: string;
}

/**
 * Records what an owner says of a station's prices, all of it or nothing (rule owner-prices). The same key gets the first
 * answer.
 * @param tx an open transaction that has locked nothing yet
 * @returns the station's prices; `isChanged` and nothing recorded when prices that were to stay are not current
 * @throws AppError 409 for a key that stands for something else; 422 `owner_prices_unusual` or `validation_failed` with
 *   errors by fuel type; what `enterStation` throws
 */
export async function setOwnPrices(
  tx: Executor,
  { clock, personHash }: SetPricesParts,
  { userId, stationId, key, prices, unchanged, sure = false }: OwnWord,
): Promise<{ prices: FuelPrice[]; isChanged: boolean }> {
  const { email } = await enterStation(tx, userId, stationId);
  const now = clock.now();
  const entries = prices.map(({ fuel_type_id, price }) =>
    toOwnEntry(fuel_type_id, price, unchanged === true),
  );
  const report = { id: key, userId, stationId, entries };
  const first = await findOwnAnswer(tx, report);
  if (first) return { prices: first, isChanged: false };

  const read = async () => (await readPricesNow(tx, now, [stationId])).get(stationId) ?? [];
  if (unchanged) {
    const shown = await readShownPrices(tx, stationId);
    const isSame = entries.every(({ fuel_type_id: id, price }) => shown.get(id)?.price === price);
    if (!isSame) return { prices: await read(), isChanged: true };
  }
  await addOwnReport(tx, report, now);
  const said = await sayPrices(
    tx,
    clock,
    {
      origin: 'owner',
      stationId,
      person: personHash(email),
      reportId: key,
      seenAt: now,
      isSure: sure,
    },
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
  await keepOwnAnswer(tx, key, current);
  const isConfirmation = said.every(({ code }) => code === 'confirmed');
  await logAction(
    tx,
    now,
    { role: 'owner', userId },
    {
      action: isConfirmation ? 'prices_confirmed' : 'prices_set',
      stationId,
      target: Object.fromEntries(prices.map(({ fuel_type_id, price }) => [fuel_type_id, price])),
    },
  );
  return { prices: current, isChanged: false };
}

/** @throws AppError 422 for a header that is no UUID */
export function keyOf(header: string | string[] | undefined): string {
  const key = typeof header === 'string' ? header.trim().toLowerCase() : '';
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)) {
    throw new AppError(422, 'idempotency_key_missing');
  }
  return key;
}
