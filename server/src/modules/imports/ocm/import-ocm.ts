import { findStationIds } from '../../stations/repository.ts';
import type { ImportContext } from '../import-context.ts';
import type { Rows } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type ImportRun } from '../run-import.ts';
import type { SiteJob } from '../sites.ts';
import type { UnwrittenStations } from '../unwritten.ts';
import { writeBatches } from '../write-batches.ts';
import { writeStations } from '../write-stations.ts';
import type { OcmContents, SiteClaim } from './contents.ts';

/**
 * Imports charging sites from Open Charge Map: adds new ones, fills empty values of known ones, and records the prices
 * that they state.
 * @param file absolute file name or address
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importOcm(context: ImportContext, file: string): Promise<ImportReport> {
  return await runImport<SiteJob, OcmContents>(context, {
    kind: 'ocm',
    reader: new URL('./read.ts', import.meta.url),
    job: () => ({ file, scope: context.downloads }),
    write: async (run, files) => {
      const { read, statedPrices, withoutPrice } = files.head;
      run.report.tallies.stations = emptyTally(read);
      if (statedPrices > 0) run.report.tallies.prices = emptyTally(statedPrices);
      if (withoutPrice > 0) {
        run.report.notes.push(`Siti che non dicono un prezzo al kWh: ${withoutPrice}.`);
      }
      const unwritten = await writeStations(run, files.list('stations'), 'fill');
      await writePrices(run, files.list('claims'), unwritten);
      return true;
    },
  });
}

async function writePrices(
  run: ImportRun,
  { size, batches }: Rows<SiteClaim>,
  unwritten: UnwrittenStations,
): Promise<void> {
  if (size === 0) return;
  const runId = await run.begin();
  const rows = { label: 'Prezzi', total: size, batches };
  await writeBatches(run.context, rows, async (tx, batch) => {
    const named = [...new Set(batch.map((row) => row.source_id))];
    await unwritten.write(tx, named, 'fill');
    const ids = await findStationIds(tx, 'ocm', named);
    const claims = batch.map((row) => ({ ...row, stationId: ids.get(row.source_id)! }));
    await recordRows(run, tx, { origin: 'open_charge_map', runId }, claims);
  });
}
