import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Reach } from '../reading/reach.ts';
import { recordRows, type PriceClaim } from '../record-rows.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type Applying } from '../run-import.ts';
import { BATCH_ROWS, writeBatches, type Writing } from '../write-batches.ts';
import { findFuel, listFuels, type KnownFuel } from '../../prices/fuels.ts';
import { findOwnStations } from './resolve.ts';
import {
  beginReading,
  dateRows,
  endReading,
  findVersion,
  NOTHING_NEW,
  type DatedPrice,
} from './sheets.ts';

/**
 * Imports the operator's own prices.
 * @param file absolute file name, or the https address of a published sheet
 * @param reach where an address may lead
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importOwnPrices(
  writing: Writing,
  file: string,
  reach: Reach = 'sheet',
): Promise<ImportReport> {
  const { kysely } = writing.context.database;
  const job = async () =>
    ({ kind: 'prices', file, reach, etag: await findVersion(kysely, 'prices', file) }) as const;
  return await runImport(writing, job, (applying) => applyPrices(applying, file));
}

async function applyPrices(applying: Applying<'prices'>, file: string): Promise<boolean> {
  const { reading, report, context } = applying;
  const { read, etag } = reading.head;
  if (read === undefined) {
    report.notes.push(NOTHING_NEW);
    return false;
  }
  report.tallies.prices = emptyTally(read);
  const { kysely } = context.database;
  const now = context.clock.now();
  const sheet = await inTransaction(kysely, (tx) => beginReading(tx, 'prices', file, now));
  const fuels = await listFuels(kysely);
  const claims: PriceClaim[] = [];
  for await (const rows of reading.batches('prices', BATCH_ROWS)) {
    const dated = sheet
      ? await inTransaction(kysely, (tx) => dateRows(tx, sheet, rows, now))
      : (rows as DatedPrice[]);
    claims.push(...(await findClaims(applying, kysely, fuels, dated)));
  }
  const runId = await applying.begin();
  await writeBatches(applying, 'Prezzi', claims.length, inBatches(claims), async (tx, rows) => {
    await recordRows(applying, tx, { origin: 'operator_sheet', runId }, rows);
  });
  if (sheet) {
    const tally = applying.tally('prices');
    await inTransaction(kysely, (tx) => endReading(tx, sheet, etag, tally));
  }
  return true;
}

async function findClaims(
  { reject }: Applying<'prices'>,
  executor: Executor,
  fuels: readonly KnownFuel[],
  rows: readonly DatedPrice[],
): Promise<PriceClaim[]> {
  const stationOf = await findOwnStations(executor, rows);
  return rows.flatMap((row) => {
    const { file, line, price, observedAt } = row;
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
    // One by one: thousands of rows for one pump would overflow the stack as arguments.
    for (const claim of group) batch.push(claim);
  }
  if (batch.length > 0) yield batch;
}
