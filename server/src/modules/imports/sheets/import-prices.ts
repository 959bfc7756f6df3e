import type { Executor } from '../../../db/database.ts';
import { findFuel, listFuels, type KnownFuel } from '../../prices/fuels.ts';
import type { PriceClaim } from '../price-claim.ts';
import type { ImportContext } from '../runs/import-context.ts';
import type { ImportRun } from '../runs/import-run.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { Rows } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import type { ImportReport } from '../runs/report.ts';
import type { PriceSheetContents, SheetPrice } from './sheet-contents.ts';
import { findSheetStations } from './find-stations.ts';
import { importSheet } from './import-sheet.ts';
import { dateRows, type DatedPrice, type Sheet } from './sheet-state.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * Imports the operator's own prices.
 * @param file absolute file name, or the https address of a published sheet
 * @param scope permitted targets of an address
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
    write: async (run, tx, files, sheet) => {
      const claims = await findClaims(run, tx, files.list('prices'), sheet);
      const runId = await run.begin(tx);
      await recordRows(run, tx, { origin: 'operator_sheet', runId }, claims);
    },
  });
}

/** Finds the station, fuel and date of each row; rejects rows without them. */
async function findClaims(
  run: ImportRun,
  tx: Executor,
  prices: Rows<SheetPrice>,
  sheet: Sheet | undefined,
): Promise<PriceClaim[]> {
  const now = run.context.clock.now();
  const fuels = await listFuels(tx);
  const claims: PriceClaim[] = [];
  for await (const rows of prices.batches(ROWS_AT_ONCE)) {
    const dated = sheet ? await dateRows(tx, sheet, rows, now) : (rows as DatedPrice[]);
    claims.push(...(await toClaims(run, tx, fuels, dated)));
  }
  return claims;
}

async function toClaims(
  run: ImportRun,
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
      run.reject({ ...place, reason: 'station', detail: stationId });
      return [];
    }
    if (!fuel) {
      run.reject({ ...place, reason: 'fuel', detail: row.fuel });
      return [];
    }
    return [{ ...place, stationId, fuelTypeId: fuel.id, unit: fuel.unit, price, observedAt }];
  });
}
