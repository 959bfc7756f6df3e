/** Imports the ministry's price files of past days (rule history-past). */
import type { Database, Executor } from '../../../db/database.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { deriveFigures } from '../../history/job.ts';
import { gateLimits } from '../../prices/judge/gate-limits.ts';
import { listSettings } from '../../settings/repository.ts';
import { findStationIds, listRanked } from '../../stations/repository.ts';
import type { ImportContext } from '../import-context.ts';
import { readInProcess, type ReadFiles } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import { italianNumber } from '../report-text.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type ImportRun } from '../run-import.ts';
import { BATCH_ROWS, writeBatches, writeWhole } from '../write-batches.ts';
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
      const ranked = await listRanked(context.database.kysely, 'mimit');
      for (const file of files) await importDay(run, file, { stations, ranked, stated });
      if (!context.isTrial) await deriveAreaFigures(context);
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
  /** Those of them that stand in an area. */
  ranked: readonly string[];
  /** What the file before said, by station and fuel: most prices are stated for days. */
  stated: Map<string, string>;
}

async function importDay(run: ImportRun, { file, day }: PastFile, work: PastWork): Promise<void> {
  const { context } = run;
  const { kysely } = context.database;
  const limits = gateLimits(await listSettings(kysely));
  const { stations, ranked } = work;
  const job = { file, now: context.clock.now(), limits, stations, ranked };
  const reader = new URL('./read-past-day.ts', import.meta.url);
  const files = await readInProcess<PastDayJob, PastDay>(reader, job, context.signal);
  try {
    await rejectAll(run, files);
    run.tally('prices').read += files.head.read;
    const save = await saving(run, day, files.head, work.stated);
    const { size: total, batches } = files.list('others');
    await writeBatches(context, { label: `Prezzi del ${day}`, total, batches }, save);
    await writeWhole(context, files.list('ranked'), async (tx, rows) => {
      await save(tx, rows);
      await bumpBoardVersion(tx, []);
    });
  } finally {
    await files.close();
  }
}

/** Makes the function that writes some prices of a day; it does not tell the board. */
async function saving(
  run: ImportRun,
  day: string,
  { name, medians, unknownFuels }: PastDay['head'],
  stated: Map<string, string>,
): Promise<(tx: Executor, rows: MinistryClaim[]) => Promise<void>> {
  const added = await findAddedFuels(run.context.database.kysely, unknownFuels);
  const idOf = (fuel: number | string) => (typeof fuel === 'number' ? fuel : added.get(fuel));
  const known = new Map(
    medians.flatMap(([fuel, median]): [number, number][] => {
      const id = idOf(fuel);
      return id === undefined ? [] : [[id, median]];
    }),
  );
  const runId = await run.begin(day);
  const occasion = { runId, day, medians: known, isPast: true, isPart: true };
  return async (tx, rows) => {
    const fresh = rows.filter((row) => isNews(stated, row));
    run.tally('prices').unchanged += rows.length - fresh.length;
    const ids = await findStationIds(tx, 'mimit', [...new Set(fresh.map((row) => row.station))]);
    const claims = fresh.flatMap(({ station, fuel, ...row }) => {
      const fuelTypeId = idOf(fuel);
      if (fuelTypeId !== undefined) {
        return [{ ...row, file: name, stationId: ids.get(station)!, fuelTypeId }];
      }
      run.reject({ subject: 'prices', file: name, line: row.line, reason: 'fuel', row: row.row });
      return [];
    });
    await recordRows(run, tx, { origin: 'ministry', ...occasion }, claims);
  };
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

/** Derives the figures of the days that came in for the areas; those of all other stations are left to the job. */
async function deriveAreaFigures({
  database,
  clock,
  signal,
  output,
}: ImportContext): Promise<void> {
  output.progress({ done: 0, total: undefined, label: 'Andamento dei prezzi' });
  await deriveFigures(database.kysely, clock, signal, 'areas');
}

async function listStations(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('station')
    .select('source_id')
    .where('source', '=', 'mimit')
    .execute();
  return rows.map((row) => row.source_id);
}
