import { findStationIds } from '../stations/repository.ts';
import { recordRows } from './record-rows.ts';
import { emptyTally, type ImportReport } from './report.ts';
import { runImport, type Applying } from './run-import.ts';
import { BATCH_ROWS, writeBatches, type Writing } from './write-batches.ts';
import { writeStations } from './write-stations.ts';

type SiteKind = 'ocm' | 'osm';

/**
 * Imports charging sites from Open Charge Map: adds new ones and fills empty values of known ones.
 * @param file absolute file name or address
 * @throws Refusal when the file is of another kind; then nothing was written
 */
export async function importOcm(writing: Writing, file: string): Promise<ImportReport> {
  return await runImport(writing, { kind: 'ocm', file }, applySites<'ocm'>);
}

/** Imports fuel stations from OpenStreetMap, in the same way; OpenStreetMap has no prices. */
export async function importOsm(writing: Writing, file: string): Promise<ImportReport> {
  return await runImport(writing, { kind: 'osm', file }, applySites<'osm'>);
}

async function applySites<K extends SiteKind>(sites: Applying<K>): Promise<boolean> {
  const applying = sites as Applying<SiteKind>;
  const { reading, report } = applying;
  const { head } = reading;
  report.tallies.stations = emptyTally(head.read);
  if (head.statedPrices > 0) report.tallies.prices = emptyTally(head.statedPrices);
  report.notes.push(...head.notes);
  await writeStations(applying, 'fill');
  await writePrices(applying);
  return true;
}

async function writePrices(applying: Applying<SiteKind>): Promise<void> {
  const { reading } = applying;
  if (reading.size('claims') === 0) return;
  const runId = await applying.begin();
  await writeBatches(
    applying,
    'Prezzi',
    reading.size('claims'),
    reading.batches('claims', BATCH_ROWS),
    async (tx, rows) => {
      const ids = await findStationIds(tx, 'ocm', [...new Set(rows.map((row) => row.source_id))]);
      const claims = rows.map((row) => ({ ...row, stationId: ids.get(row.source_id)! }));
      await recordRows(applying, tx, { origin: 'open_charge_map', runId }, claims);
    },
  );
}
