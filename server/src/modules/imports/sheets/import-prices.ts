import type { Executor } from '../../../db/database.ts';
import { findFuel, listFuels, type KnownFuel } from '../../prices/fuels.ts';
import type { PriceClaim } from '../price-claim.ts';
import type { ImportContext } from '../import-context.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { Rows } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import type { ImportReport } from '../report.ts';
import type { ImportRun } from '../run-import.ts';
import { BATCH_ROWS, inImportTransaction, writeBatches } from '../write-batches.ts';
import type { PriceSheetContents, SheetPrice } from './contents.ts';
import { findSheetStations } from './find-stations.ts';
import { importSheet } from './import-sheet.ts';
import { dateRows, type DatedPrice, type Sheet } from './sheet-state.ts';

/**
 * Imports the operator's own prices.
 * @param file absolute file name, or the https address of a published sheet
 * @param scope where an address may lead
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importPriceSheet(
  context: ImportContext,
  file: string,
  scope: DownloadScope = 'sheet',
): Promise<ImportReport> {
  return await importSheet<PriceSheetContents>(context, {
    kind: 'prices',
    file,
    scope,
    reader: new URL('./read-prices.ts', import.meta.url),
    write: async (run, files, sheetIn) => {
      const claims = await findClaims(run, files.list('prices'), sheetIn);
      const runId = await run.begin();
      const rows = { label: 'Prezzi', total: claims.length, batches: () => inBatches(claims) };
      await writeBatches(run.context, rows, async (tx, batch) => {
        await recordRows(run, tx, { origin: 'operator_sheet', runId }, batch);
      });
    },
  });
}

/** Finds the station, fuel and date of each row; rejects the rows for which that is impossible. */
async function findClaims(
  run: ImportRun,
  prices: Rows<SheetPrice>,
  sheetIn: (tx: Executor) => Promise<Sheet | undefined>,
): Promise<PriceClaim[]> {
  const { database, clock } = run.context;
  const { kysely } = database;
  const now = clock.now();
  const fuels = await listFuels(kysely);
  const claims: PriceClaim[] = [];
  for await (const rows of prices.batches(BATCH_ROWS)) {
    const dated = await inImportTransaction(run.context, async (tx) => {
      const sheet = await sheetIn(tx);
      return sheet ? dateRows(tx, sheet, rows, now) : (rows as DatedPrice[]);
    });
    claims.push(...(await toClaims(run, kysely, fuels, dated)));
  }
  return claims;
}

async function toClaims(
  { reject }: ImportRun,
  executor: Executor,
  fuels: readonly KnownFuel[],
  rows: readonly DatedPrice[],
): Promise<PriceClaim[]> {
  const stationOf = await findSheetStations(executor, rows);
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
    return [{ ...place, stationId, fuelTypeId: fuel.id, unit: fuel.unit, price, observedAt }];
  });
}

/** Batches that hold together the rows for one station, fuel and instant: the last of them counts. */
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
