/** What owners said at once, kept with its answer: the same key gets it again (rule owner-prices). */
import type { FuelPrice } from '@pieno/contract/prices.ts';
import type { Executor } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';

/** A price as it is kept, in thousandths of a euro. */
export interface OwnEntry {
  fuel_type_id: number;
  price: number;
  /** True for one that was to stay. */
  confirmed: boolean;
}

/** @param euros a fraction of a thousandth is kept, to be refused */
export const toOwnEntry = (fuel_type_id: number, euros: number, confirmed: boolean): OwnEntry => ({
  fuel_type_id,
  price: Math.round(euros * 1_000_000) / 1_000,
  confirmed,
});

interface OwnReport {
  id: string;
  userId: string | null;
  /** The till's token; null for a person. */
  tokenId: number | null;
  stationId: number;
  entries: readonly OwnEntry[];
}

/**
 * Finds the answer that was kept with a key.
 * @returns undefined for a new key
 * @throws AppError 409 when the key stands for something else
 */
export async function findOwnAnswer(
  tx: Executor,
  { id, userId, tokenId, stationId, entries }: OwnReport,
): Promise<FuelPrice[] | undefined> {
  const kept = await tx
    .selectFrom('price_report')
    .select(['user_id', 'kind', 'station_id', 'station_token_id', 'entries', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!kept) return undefined;
  const isSame =
    kept.kind === 'owner' &&
    kept.user_id === userId &&
    kept.station_token_id === tokenId &&
    kept.station_id === stationId &&
    textOf(kept.entries as unknown as OwnEntry[]) === textOf(entries);
  if (!isSame) throw new AppError(409, 'report_id_taken');
  return kept.answer as unknown as FuelPrice[];
}

/** Adds what an owner says, before it is recorded. */
export async function addOwnReport(
  tx: Executor,
  { id, userId, tokenId, stationId, entries }: OwnReport,
  { seenAt, now }: { seenAt: Date; now: Date },
): Promise<void> {
  await tx
    .insertInto('price_report')
    .values({
      id,
      user_id: userId,
      kind: 'owner',
      station_id: stationId,
      station_token_id: tokenId,
      seen_at: seenAt,
      received_at: now,
      entries: JSON.stringify(entries),
      answer: '[]',
    })
    .execute();
}

/** Keeps the answer. */
export async function keepOwnAnswer(
  tx: Executor,
  id: string,
  answer: readonly FuelPrice[],
): Promise<void> {
  await tx
    .updateTable('price_report')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

const textOf = (entries: readonly OwnEntry[]): string =>
  JSON.stringify(entries.map(({ fuel_type_id: id, price, confirmed }) => [id, price, confirmed]));
