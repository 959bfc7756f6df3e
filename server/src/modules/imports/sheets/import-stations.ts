import { bumpBoardVersion, lockBoardVersion } from '../../changes/board-version.ts';
import type { Executor } from '../../../db/database.ts';
import type { EncodedImage } from '../../images/encode.ts';
import { dropUnusedImages, lockImages, saveImages } from '../../images/repository.ts';
import { keptStation } from '../../stations/kept.ts';
import { saveOperatorStation, type OperatorStation } from '../../stations/operator.ts';
import type { ImportContext } from '../import-context.ts';
import type { DownloadScope } from '../reading/download-scope.ts';
import type { Rows } from '../reading/read-in-process.ts';
import type { ImportReport } from '../report.ts';
import type { ImportRun } from '../run-import.ts';
import { inImportTransaction, writeBatches } from '../write-batches.ts';
import type { SheetStation, StationCells, StationSheetContents } from './contents.ts';
import { findSheetStations } from './find-stations.ts';
import { importSheet } from './import-sheet.ts';

/** Stations per transaction; few, as each takes several statements. */
const BATCH_STATIONS = 50;
/** Pictures per transaction; few, as each has some hundred kilobytes. */
const BATCH_IMAGES = 10;

/**
 * Imports the operator's own stations with their pictures. From then on no other source overwrites a value that the
 * file sets.
 * @param file absolute file name, or the https address of a published sheet
 * @param scope where an address may lead
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
    write: async (run, files) => {
      const images = files.list('images');
      const isTrial = run.context.isTrial ?? false;
      if (!isTrial) {
        for await (const batch of images.batches(BATCH_IMAGES)) {
          await inImportTransaction(run.context, (tx) => saveImages(tx, batch));
        }
      }
      await writeStations(run, files.list('stations'), images);
      // Pictures that a station no longer uses, and those of rejected rows.
      const dropped = isTrial
        ? 0
        : await inImportTransaction(run.context, async (tx) => {
            await lockImages(tx);
            return await dropUnusedImages(tx);
          });
      const { notes } = run.report;
      if (images.size > 0) notes.push(`Immagini lette: ${images.size}.`);
      if (dropped > 0) notes.push(`Immagini tolte, perché nessuno le mostra: ${dropped}.`);
    },
  });
}

async function writeStations(
  run: ImportRun,
  { size, batches }: Rows<SheetStation>,
  images: Rows<EncodedImage>,
): Promise<void> {
  const tally = run.tally('stations');
  let own = 0;
  let written = 0;
  const rows = { label: 'Distributori', total: size, batches: () => batches(BATCH_STATIONS) };
  await writeBatches(run.context, rows, async (tx, batch) => {
    if (run.context.isTrial) await saveShown(tx, batch, images);
    await lockBoardVersion(tx);
    const stationOf = await findSheetStations(tx, batch);
    const touched: number[] = [];
    for (const row of batch) {
      const found = resolve(row, stationOf, run);
      if (!found) continue;
      const { id } = found;
      const station = { ...found, id: id === undefined ? id : await keptStation(tx, id) };
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
  });
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

/** Writes the pictures that some rows show: a trial has not left them behind. */
async function saveShown(
  tx: Executor,
  rows: readonly SheetStation[],
  images: Rows<EncodedImage>,
): Promise<void> {
  const shown = JSON.stringify(rows);
  for await (const batch of images.batches(BATCH_IMAGES)) {
    await saveImages(
      tx,
      batch.filter(({ hash }) => shown.includes(hash)),
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
  { reject }: ImportRun,
): OperatorStation | undefined {
  const { id: writtenId, code, fields, gallery, sells } = station;
  const place = placeOf(station);
  const found = stationOf({ id: writtenId, code });
  if (typeof found === 'number') return { id: found, code, fields, gallery, sells };
  if (writtenId !== '') reject({ ...place, reason: 'station', detail: found });
  else if (!fields.name) {
    reject({ ...place, reason: 'field', detail: 'name: serve per un distributore nuovo' });
  } else return { id: undefined, code, fields, gallery, sells };
  return undefined;
}
