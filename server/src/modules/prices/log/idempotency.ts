/**
 * Idempotency: a report repeated with the same key, an `Idempotency-Key` or the phone's id, gets the stored answer. For
 * scheduled prices `calls/prices/schedules/schedule-prices.ts` does the same.
 */
import type { ZodMiniType } from 'zod/mini';
import type { Executor } from '../../../db/database.ts';
import { readJson } from '../../../db/read-json.ts';
import { conflict } from '../../../errors.ts';
import { keyTaken } from '../refused-prices.ts';
import type { KeptEntry, KeptReport, PriceReport } from './price-reports.ts';

/**
 * Returns the stored answer to a repeated report.
 * @param kept the report found with the author's key
 * @param form the answer's schema
 * @throws conflict when the report differs: for an owner or till `idempotency_key_taken` with the fuels
 */
export async function replayAnswer<Answer>(
  tx: Executor,
  kept: KeptReport,
  sent: PriceReport,
  form: ZodMiniType<Answer>,
): Promise<Answer> {
  await assertSame(tx, kept, sent);
  return readJson(form, kept.answer, `the answer to report ${kept.id}`);
}

/** Stores a report's answer for repetitions. */
export async function storeAnswer(tx: Executor, id: string, answer: unknown): Promise<void> {
  await tx
    .updateTable('price_report')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

async function assertSame(
  tx: Executor,
  kept: KeptReport,
  { kind, stationId, entries }: PriceReport,
): Promise<void> {
  if (kept.station_id === stationId && textOf(kept.entries) === textOf(entries)) return;
  if (kind === 'driver') throw conflict('report_id_taken');
  const before = new Set(kept.entries.map((entry) => textOf([entry])));
  const other = entries.filter((entry) => !before.has(textOf([entry])));
  const ids = (other.length > 0 ? other : entries).map(({ fuel_type_id }) => fuel_type_id);
  throw await keyTaken(tx, ids);
}

const textOf = (entries: readonly KeptEntry[]): string =>
  JSON.stringify(entries.map(({ fuel_type_id: id, price, confirmed }) => [id, price, confirmed]));
