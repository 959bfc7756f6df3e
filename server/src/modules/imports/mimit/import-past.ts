/** Imports the ministry's price files of past days (rule history-past). */
import type { Database } from '../../../db/database.ts';
import { gateLimits } from '../../prices/judge/gate-limits.ts';
import { listSettings } from '../../settings/repository.ts';
import { findStationIds } from '../../stations/repository.ts';
import type { ImportContext } from '../import-context.ts';
import { readInProcess, type ReadFiles } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import { italianNumber } from '../report-text.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type ImportRun } from '../run-import.ts';
import { BATCH_ROWS, writeBatches } from '../write-batches.ts';
import { findAddedFuels } from './added-fuels.ts';
import type { MinistryClaim } from './contents.ts';
import type { PastFile, PastFiles, PastFilesJob } from './find-past-files.ts';
import { mimit } from './kind.ts';
import type { PastDay, PastDayJob } from './read-past-day.ts';

/**
 * Imports all price files of a folder, oldest first. Their stations are those that are known already.
 * @param folder its absolute name
 * @throws Refusal when there is no price file; then nothing was written
 */
export async function importPast(context: ImportContext, folder: string): Promise<ImportReport> {
  return await runImport<PastFilesJob, PastFiles>(context, {
    // No news of the ministry: it confirms nothing.
    kind: mimit.past!.name,
    reader: new URL('./find-past-files.ts', import.meta.url),
    job: () => ({ folder }),
    write: async (run, { head: { files, others } }) => {
      run.report.tallies.prices = emptyTally(0);
      const stated = new Map<string, string>();
      const stations = await listStations(context.database);
      for (const file of files) await importDay(run, file, { stations, stated });
      const [first, last] = [files[0]!.day, files.at(-1)!.day];
      run.report.notes.push(
        `File dei prezzi: ${italianNumber(files.length)}, dal ${first} al ${last}.`,
      );
      if (others > 0) {
        run.report.notes.push(`File di altro genere, non letti: ${italianNumber(others)}.`);
      }
      return true;
    },
  });
}

interface PastWork {
  stations: readonly string[];
  /** What the file before said, by station and fuel: most prices are stated for days. */
  stated: Map<string, string>;
}

async function importDay(
  run: ImportRun,
  { file, day }: PastFile,
  { stations, stated }: PastWork,
): Promise<void> {
  const { context } = run;
  const { kysely } = context.database;
  const limits = gateLimits(await listSettings(kysely));
  const job = { file, now: context.clock.now(), limits, stations };
  const reader = new URL('./read-past-day.ts', import.meta.url);
  const files = await readInProcess<PastDayJob, PastDay>(reader, job, context.signal);
  try {
    await rejectAll(run, files);
    const { name, medians, unknownFuels } = files.head;
    run.tally('prices').read += files.head.read;
    const added = await findAddedFuels(kysely, unknownFuels);
    const idOf = (fuel: number | string) => (typeof fuel === 'number' ? fuel : added.get(fuel));
    const known = new Map(
      medians.flatMap(([fuel, median]): [number, number][] => {
        const id = idOf(fuel);
        return id === undefined ? [] : [[id, median]];
      }),
    );
    const runId = await run.begin(day);
    const sender = { origin: 'ministry', runId, day, medians: known, isPast: true } as const;
    const { size, batches } = files.list('claims');
    const rows = { label: `Prezzi del ${day}`, total: size, batches: batches(BATCH_ROWS) };
    await writeBatches(context, rows, async (tx, batch) => {
      const fresh = batch.filter((row) => isNews(stated, row));
      run.tally('prices').unchanged += batch.length - fresh.length;
      const ids = await findStationIds(tx, 'mimit', [...new Set(fresh.map((row) => row.station))]);
      const claims = fresh.flatMap(({ station, fuel, ...row }) => {
        const fuelTypeId = idOf(fuel);
        if (fuelTypeId !== undefined) {
          return [{ ...row, file: name, stationId: ids.get(station)!, fuelTypeId }];
        }
        run.reject({ subject: 'prices', file: name, line: row.line, reason: 'fuel', row: row.row });
        return [];
      });
      await recordRows(run, tx, sender, claims);
    });
  } finally {
    await files.close();
  }
}

function isNews(stated: Map<string, string>, { station, fuel, price, observedAt }: MinistryClaim) {
  const key = `${station}/${fuel}`;
  const said = `${observedAt.getTime()}/${price}`;
  if (stated.get(key) === said) return false;
  stated.set(key, said);
  return true;
}

async function rejectAll(run: ImportRun, files: ReadFiles<PastDay>): Promise<void> {
  for await (const rejects of files.list('rejects').batches(BATCH_ROWS)) {
    for (const reject of rejects) run.reject(reject);
  }
}

async function listStations(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('station')
    .select('source_id')
    .where('source', '=', 'mimit')
    .execute();
  return rows.map((row) => row.source_id);
}
