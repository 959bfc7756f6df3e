import { bumpBoardVersion } from '../../changes/board-version.ts';
import {
  findStationIds,
  findUnlisted,
  listKept,
  withdrawStations,
} from '../../stations/repository.ts';
import { setOutOfService } from '../../stations/states.ts';
import type { ImportContext } from '../runs/import-context.ts';
import { recordRows } from '../record-rows.ts';
import { emptyTally, type ImportReport } from '../runs/report.ts';
import { runImport } from '../runs/run-import.ts';
import type { SiteJob } from '../sites.ts';
import { writeStations } from '../write-stations.ts';
import type { OcmContents } from './ocm-contents.ts';

/**
 * Imports charging sites from Open Charge Map: adds new ones, fills empty values of known ones, and records their
 * prices. A site that drivers cannot use loses its rank until a later file reports otherwise.
 * @param file absolute file name or address
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importOcm(context: ImportContext, file: string): Promise<ImportReport> {
  return await runImport<SiteJob, OcmContents>(context, {
    kind: 'ocm',
    reader: new URL('./read-ocm.ts', import.meta.url),
    job: async () => ({
      file,
      scope: context.downloads,
      kept: (await listKept(context.database.kysely, 'ocm')).inAreas,
    }),
    write: async (run, tx, files) => {
      const { read, beyond, statedPrices, withoutPrice } = files.head;
      const { tallies, notes } = run.report;
      tallies.stations = emptyTally(read, beyond);
      if (withoutPrice > 0) notes.push(`Siti che non dicono un prezzo al kWh: ${withoutPrice}.`);
      const ids = await writeStations(run, tx, await files.list('stations').all(), 'fill');
      const unusable = await files.list('gone').all();
      const gone = await findStationIds(tx, 'ocm', unusable);
      const out = new Set(await files.list('outOfService').all());
      await bumpBoardVersion(tx, [
        ...(await withdrawStations(tx, await findUnlisted(tx, 'ocm', unusable))),
        ...(await setOutOfService(tx, run.context.clock.now(), {
          named: [...ids.values(), ...gone.values()],
          out: [...ids].filter(([id]) => out.has(id)).map(([, id]) => id),
        })),
      ]);
      if (statedPrices === 0) return;
      tallies.prices = emptyTally(statedPrices);
      const rows = await files.list('claims').all();
      const claims = rows.map((row) => ({ ...row, stationId: ids.get(row.source_id)! }));
      const runId = await run.begin(tx);
      await recordRows(run, tx, { origin: 'open_charge_map', runId }, claims);
    },
  });
}
