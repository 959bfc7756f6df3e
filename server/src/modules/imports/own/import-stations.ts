import { inTransaction } from '../../../db/transaction.ts';
import { lockBoardVersion, bumpBoardVersion } from '../../changes/board-version.ts';
import { dropUnusedImages, lockImages, saveImages } from '../../images/repository.ts';
import { saveOperatorStation, type OperatorStation } from '../../stations/operator.ts';
import type { Reach } from '../reading/reach.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type Applying } from '../run-import.ts';
import { writeBatches, type Writing } from '../write-batches.ts';
import type { OwnStation } from './prepare-stations.ts';
import { findOwnStations, type Named } from './resolve.ts';
import { beginReading, endReading, findVersion, NOTHING_NEW } from './sheets.ts';

/** Stations per transaction; few, as each takes several statements. */
const BATCH_STATIONS = 50;
/** Pictures per transaction; few, as each has some hundred kilobytes. */
const BATCH_IMAGES = 10;

/**
 * Imports the operator's own stations with their pictures. From then on no other source overwrites a value that the
 * file sets.
 * @param file absolute file name, or the https address of a published sheet
 * @param reach where an address may lead
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importOwnStations(
  writing: Writing,
  file: string,
  reach: Reach = 'sheet',
): Promise<ImportReport> {
  const { kysely } = writing.context.database;
  const job = async () =>
    ({ kind: 'stations', file, reach, etag: await findVersion(kysely, 'stations', file) }) as const;
  return await runImport(writing, job, (applying) => applyStations(applying, file));
}

async function applyStations(applying: Applying<'stations'>, file: string): Promise<boolean> {
  const { reading, report, context } = applying;
  const { read, etag } = reading.head;
  if (read === undefined) {
    report.notes.push(NOTHING_NEW);
    return false;
  }
  report.tallies.stations = emptyTally(read);
  const { kysely } = context.database;
  const now = context.clock.now();
  const sheet = await inTransaction(kysely, (tx) => beginReading(tx, 'stations', file, now));
  for await (const images of reading.batches('images', BATCH_IMAGES)) {
    await inTransaction(kysely, (tx) => saveImages(tx, images));
  }
  const tally = applying.tally('stations');
  await writeBatches(
    applying,
    'Distributori',
    reading.size('stations'),
    reading.batches('stations', BATCH_STATIONS),
    async (tx, rows) => {
      await lockBoardVersion(tx);
      const stationOf = await findOwnStations(tx, rows);
      const touched: number[] = [];
      for (const row of rows) {
        const station = resolve(row, stationOf, applying);
        if (!station) continue;
        const saved = await saveOperatorStation(tx, station);
        if ('problem' in saved) {
          applying.reject({ ...placeOf(row), reason: 'position', detail: saved.problem });
          continue;
        }
        tally[saved.outcome] += 1;
        if (saved.outcome !== 'unchanged') touched.push(saved.id);
      }
      if (touched.length > 0) await bumpBoardVersion(tx, touched);
    },
  );
  // Pictures that a station no longer uses, and those of rejected rows.
  const dropped = await inTransaction(kysely, async (tx) => {
    await lockImages(tx);
    return await dropUnusedImages(tx);
  });
  const images = reading.size('images');
  if (images > 0) report.notes.push(`Immagini lette: ${images}.`);
  if (dropped > 0) report.notes.push(`Immagini tolte, perché nessuno le mostra: ${dropped}.`);
  if (sheet) await inTransaction(kysely, (tx) => endReading(tx, sheet, etag, tally));
  return true;
}

function placeOf({ file, line, row }: OwnStation) {
  return { subject: 'stations', file, line, row } as const;
}

/** Finds the existing or new station of a row; rejects the row and returns undefined when that is impossible. */
function resolve(
  station: OwnStation,
  stationOf: (row: Named) => number | string,
  { reject }: Applying<'stations'>,
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
