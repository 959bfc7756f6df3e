import { bumpBoardVersion } from '../../changes/board-version.ts';
import type { Executor } from '../../../db/database.ts';
import { dropUnusedImages, lockImages, saveImages } from '../../images/repository.ts';
import { resolveStation } from '../../stations/redirects.ts';
import {
  saveOperatorStation,
  type OperatorStation,
} from '../../stations/facts/save-operator-station.ts';
import type { ImportContext } from '../runs/import-context.ts';
import type { ImportRun } from '../runs/import-run.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { ImportReport } from '../runs/report.ts';
import type { SheetStation, StationCells, StationSheetContents } from './sheet-contents.ts';
import { findSheetStations } from './find-stations.ts';
import { importSheet } from './import-sheet.ts';

/** Pictures in one statement; few, as each has some hundred kilobytes. */
const IMAGES_AT_ONCE = 10;

/**
 * Imports the operator's own stations with their pictures. Other sources then no longer overwrite the values that the
 * file sets.
 * @param file absolute file name, or the https address of a published sheet
 * @param scope permitted targets of an address
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importStationSheet(
  context: ImportContext,
  file: string,
  scope: DownloadScope = 'sheet',
): Promise<ImportReport> {
  return await importSheet<StationSheetContents>(context, {
    kind: 'stations',
    file,
    scope,
    reader: new URL('./read-stations.ts', import.meta.url),
    lockFirst: lockImages,
    write: async (run, tx, files) => {
      const images = files.list('images');
      for await (const some of images.batches(IMAGES_AT_ONCE)) await saveImages(tx, some);
      await writeRows(run, tx, await files.list('stations').all());
      // Pictures that a station no longer uses, and those of rejected rows.
      const dropped = await dropUnusedImages(tx);
      const { notes } = run.report;
      if (images.size > 0) notes.push(`Immagini lette: ${images.size}.`);
      if (dropped > 0) notes.push(`Immagini tolte, perché nessuno le mostra: ${dropped}.`);
    },
  });
}

async function writeRows(
  run: ImportRun,
  tx: Executor,
  rows: readonly SheetStation[],
): Promise<void> {
  const tally = run.tally('stations');
  let own = 0;
  let written = 0;
  const stationOf = await findSheetStations(tx, rows);
  const touched: number[] = [];
  for (const row of rows) {
    const found = resolve(row, stationOf, run);
    if (!found) continue;
    const { id } = found;
    const station = { ...found, id: id === undefined ? id : await resolveStation(tx, id) };
    const saved = await saveOperatorStation(tx, station);
    if ('problem' in saved) {
      run.reject({ ...placeOf(row), reason: 'position', detail: saved.problem });
      continue;
    }
    tally[saved.outcome] += 1;
    if (saved.hasOwnPictures) own += 1;
    if (saved.hasOwnFacts) written += 1;
    if (saved.outcome !== 'unchanged') touched.push(saved.id);
  }
  if (touched.length > 0) await bumpBoardVersion(tx, touched);
  if (own > 0) {
    run.report.notes.push(
      `Distributori con logo e foto scelti da chi li gestisce, rimasti: ${own}.`,
    );
  }
  if (written > 0) {
    run.report.notes.push(
      `Distributori con dati scritti da chi li gestisce, rimasti come sono: ${written}.`,
    );
  }
}

function placeOf({ file, line, row }: SheetStation) {
  return { subject: 'stations', file, line, row } as const;
}

/** Finds the existing or new station of a row; rejects the row and returns undefined when that is impossible. */
function resolve(
  station: SheetStation,
  stationOf: (row: StationCells) => number | string,
  run: ImportRun,
): OperatorStation | undefined {
  const { id: writtenId, code, fields, gallery, sells } = station;
  const place = placeOf(station);
  const found = stationOf({ id: writtenId, code });
  if (typeof found === 'number') return { id: found, code, fields, gallery, sells };
  if (writtenId !== '') run.reject({ ...place, reason: 'station', detail: found });
  else if (!fields.name) {
    run.reject({ ...place, reason: 'field', detail: 'name: serve per un distributore nuovo' });
  } else return { id: undefined, code, fields, gallery, sells };
  return undefined;
}
