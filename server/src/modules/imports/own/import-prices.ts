import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import { recordRows, type PriceClaim } from '../record-rows.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type Applying } from '../run-import.ts';
import { BATCH_ROWS, writeBatches, type Writing } from '../write-batches.ts';
import { findFuel, listFuels, type KnownFuel } from '../../prices/fuels.ts';
import type { OwnPrice } from './prepare-prices.ts';
import { findOwnStations } from './resolve.ts';

/**
 * Imports the operator's own prices.
 * @param file absolute file name
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importOwnPrices(writing: Writing, file: string): Promise<ImportReport> {
  return await runImport(
    writing,
    { kind: 'prices', file, reach: 'sheet', etag: undefined } as const,
    applyPrices,
  );
}

async function applyPrices(applying: Applying<'prices'>): Promise<boolean> {
  const { reading, report, context } = applying;
  report.tallies.prices = emptyTally(reading.head.read ?? 0);
  const fuels = await listFuels(context.database.kysely);
  const claims: PriceClaim[] = [];
  for await (const rows of reading.batches('prices', BATCH_ROWS)) {
    claims.push(...(await findClaims(applying, context.database.kysely, fuels, rows)));
  }
  await writeBatches(applying, 'Prezzi', claims.length, inBatches(claims), async (tx, rows) => {
    await recordRows(applying, tx, { origin: 'operator_sheet' }, rows);
  });
  return true;
}

async function findClaims(
  { reject }: Applying<'prices'>,
  executor: Executor,
  fuels: readonly KnownFuel[],
  rows: readonly OwnPrice[],
): Promise<PriceClaim[]> {
  const stationOf = await findOwnStations(executor, rows);
  return rows.flatMap((row) => {
    const { file, line, price } = row;
    const observedAt = row.observedAt!;
    const place = { subject: 'prices', file, line, row: row.row } as const;
    const stationId = stationOf(row);
    const fuel = findFuel(fuels, row.fuel);
    if (typeof stationId !== 'number') {
      reject({ ...place, reason: 'station', detail: stationId });
      return [];
    }
    if (!fuel) {
      reject({ ...place, reason: 'fuel', detail: row.fuel });
      return [];
    }
    const unit: FuelUnit = fuel.unit;
    return [{ ...place, stationId, fuelTypeId: fuel.id, unit, price, observedAt }];
  });
}

async function* inBatches<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    yield rows.slice(from, from + BATCH_ROWS);
  }
}
