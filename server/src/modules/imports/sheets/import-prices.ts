import type { Executor } from '../../../db/database.ts';
import { findFuel, listFuels } from '../../prices/fuels.ts';
import type { PriceClaim } from '../price-claim.ts';
import type { ImportContext } from '../runs/import-context.ts';
import type { ImportRun } from '../runs/import-run.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import { recordRows } from '../record-rows.ts';
import type { ImportReport } from '../runs/report.ts';
import type { PriceSheetContents, SheetPrice } from './sheet-contents.ts';
import { findSheetStations } from './find-stations.ts';
import { importSheet } from './import-sheet.ts';
import { dateRows, type DatedPrice, type Sheet } from './sheet-state.ts';

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
      const prices = await files.list('prices').all();
      const claims = await findClaims(run, tx, prices, sheet);
      const runId = await run.begin(tx);
      await recordRows(run, tx, { origin: 'operator_sheet', runId }, claims);
    },
  });
}

/** Finds the station, fuel and date of each row; rejects rows without them. */
async function findClaims(
  run: ImportRun,
  tx: Executor,
  prices: readonly SheetPrice[],
  sheet: Sheet | undefined,
): Promise<PriceClaim[]> {
  const now = run.context.clock.now();
  const rows = sheet ? await dateRows(tx, sheet, prices, now) : (prices as DatedPrice[]);
  const fuels = await listFuels(tx);
  const stationOf = await findSheetStations(tx, rows);
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
