import { listKept } from '../../stations/repository.ts';
import type { ImportContext } from '../runs/import-context.ts';
import { emptyTally, type ImportReport } from '../runs/report.ts';
import { runImport } from '../runs/run-import.ts';
import type { SiteContents, SiteJob } from '../sites.ts';
import { writeStations } from '../write-stations.ts';

/**
 * Imports fuel stations from OpenStreetMap: adds new ones and fills empty values of known ones.
 * @param file absolute file name or address
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importOsm(context: ImportContext, file: string): Promise<ImportReport> {
  return await runImport<SiteJob, SiteContents>(context, {
    kind: 'osm',
    reader: new URL('./read-osm.ts', import.meta.url),
    job: async () => ({
      file,
      scope: context.downloads,
      kept: (await listKept(context.database.kysely, 'osm')).inAreas,
    }),
    write: async (run, tx, files) => {
      const { read, beyond } = files.head;
      run.report.tallies.stations = emptyTally(read, beyond);
      await writeStations(run, tx, await files.list('stations').all(), 'fill');
    },
  });
}
