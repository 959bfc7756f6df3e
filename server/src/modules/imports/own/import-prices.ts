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
  const runId = await applying.begin();
  await writeBatches(applying, 'Prezzi', claims.length, inBatches(claims), async (tx, rows) => {
    await recordRows(applying, tx, { origin: 'operator_sheet', runId }, rows);
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

/** Batches that hold together the rows for one station, fuel and instant: the door takes the last of them. */
async function* inBatches(claims: readonly PriceClaim[]): AsyncGenerator<PriceClaim[]> {
  let batch: PriceClaim[] = [];
  const groups = Map.groupBy(
    claims,
    ({ stationId, fuelTypeId, observedAt }) => `${stationId}/${fuelTypeId}/${observedAt.getTime()}`,
  );
  for (const group of groups.values()) {
    if (batch.length > 0 && batch.length + group.length > BATCH_ROWS) {
      yield batch;
      batch = [];
    }
    batch.push(...group);
  }
  if (batch.length > 0) yield batch;
}
