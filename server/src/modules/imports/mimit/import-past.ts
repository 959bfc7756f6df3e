/** Imports the ministry's price files of past days (rule history-past). */
import type { Executor } from '../../../db/database.ts';
import { deriveFigures } from '../../history/job.ts';
import { gateLimits } from '../../prices/judge/gate-limits.ts';
import { listSettings } from '../../settings/repository.ts';
import { findStationIds, listKept } from '../../stations/repository.ts';
import { asAttempt } from '../attempts.ts';
import type { ImportContext } from '../import-context.ts';
import { ImportRun } from '../import-run.ts';
import { readInProcess, type ReadFiles } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import { italianNumber } from '../report-text.ts';
import type { ImportReport } from '../report.ts';
import { findUnfinished, saveReport } from '../runs.ts';
import { findAddedFuels } from './added-fuels.ts';
import type { MinistryClaim } from './contents.ts';
import type { PastFile, PastFiles, PastFilesJob } from './find-past-files.ts';
import type { PastDay, PastDayJob } from './read-past-day.ts';

const KIND = 'mimit-history';

/** Which files of a folder a run has written. */
interface PastState {
  folder: string;
  done: string[];
}

/**
 * Imports all price files of a folder, oldest first, of the stations that stand in an area. Each is written in one
 * transaction; a run that was interrupted is gone on with.
 * @param folder its absolute name
 * @throws Refusal when there is no price file; then nothing was written
 */
export async function importPast(context: ImportContext, folder: string): Promise<ImportReport> {
  const { database, clock, signal, isTrial = false } = context;
  const action = isTrial ? 'trial' : 'import';
  const { imported } = await asAttempt(context, { kind: KIND, action }, async (attempt) => {
    const run = new ImportRun(context, KIND, attempt);
    const progress = (done: number, total?: number, label = 'Giorni') =>
      context.output.progress({ done, total, label });
    progress(0, undefined, 'Leggo e controllo i file');
    const finder = new URL('./find-past-files.ts', import.meta.url);
    await using found = await readInProcess<PastFilesJob, PastFiles>(finder, { folder }, signal);
    const { files, others } = found.head;
    const state = await goOn(run, folder);
    const stated = new Map<string, string>();
    const open = files.filter(({ file }) => !state.done.includes(file));
    for (const [index, file] of open.entries()) {
      progress(index, open.length);
      await importDay(run, found, file, { state, stated });
    }
    if (!isTrial) {
      progress(0, undefined, 'Andamento dei prezzi');
      await deriveFigures(database.kysely, clock, signal);
    }
    const { notes } = run.report;
    const [first, last] = [files[0]!.day, files.at(-1)!.day];
    notes.push(`File dei prezzi: ${italianNumber(files.length)}, dal ${first} al ${last}.`);
    if (others > 0) notes.push(`File di altro genere, non letti: ${italianNumber(others)}.`);
    await run.write((tx) => run.end(tx));
    await run.ended();
    return run.result;
  });
  return imported;
}

/** Takes up the interrupted run of the same folder, if there is one. @returns what it has written */
async function goOn(run: ImportRun, folder: string): Promise<PastState> {
  const { database, isTrial = false } = run.context;
  const before = isTrial ? undefined : await findUnfinished(database.kysely, KIND);
  const state = before?.report.state as PastState | undefined;
  if (before && state?.folder === folder) {
    await run.write((tx) => run.resume(tx, before.id, before.report));
    return state;
  }
  run.tally('prices');
  const none = { folder, done: [] };
  run.report.state = none;
  return none;
}

interface PastWork {
  state: PastState;
  /** What the file before said, by station and fuel: most prices are stated for days, also in a trial. */
  stated: Map<string, string>;
}

async function importDay(
  run: ImportRun,
  reading: ReadFiles<PastFiles>,
  { file, day }: PastFile,
  { state, stated }: PastWork,
): Promise<void> {
  const { database, clock } = run.context;
  const { kysely } = database;
  const limits = gateLimits(await listSettings(kysely));
  const { inAreas, movedOut } = await listKept(kysely, 'mimit');
  const reader = new URL('./read-past-day.ts', import.meta.url);
  const job = { file, now: clock.now(), limits, kept: [...inAreas, ...movedOut] };
  const files = await reading.next<PastDayJob, PastDay>(reader, job);
  await run.write(async (tx) => {
    await writeDay(run, tx, { day, files, stated });
    state.done.push(file);
    await saveReport(tx, await run.begin(tx, day), run.report);
  });
}

async function writeDay(
  run: ImportRun,
  tx: Executor,
  { day, files, stated }: { day: string; files: ReadFiles<PastDay>; stated: PastWork['stated'] },
): Promise<void> {
  const { name, read, outside, unknownFuels, medians } = files.head;
  const tally = run.tally('prices');
  tally.read += read;
  tally.outside += outside;
  for (const reject of await files.list('rejects').all()) run.reject(reject);
  const all = await files.list('claims').all();
  const rows = all.filter((row) => isNews(stated, row));
  tally.unchanged += all.length - rows.length;
  const ids = await findStationIds(tx, 'mimit', [...new Set(rows.map((row) => row.station))]);
  const added = await findAddedFuels(tx, unknownFuels);
  const idOf = (fuel: number | string) => (typeof fuel === 'number' ? fuel : added.get(fuel)?.id);
  const claims = rows.flatMap(({ station, fuel, ...row }) => {
    const fuelTypeId = idOf(fuel);
    const unit = added.get(`${fuel}`)?.unit;
    if (fuelTypeId !== undefined)
      return [
        { ...row, ...(unit && { unit }), file: name, stationId: ids.get(station)!, fuelTypeId },
      ];
    run.reject({ subject: 'prices', file: name, line: row.line, reason: 'fuel', row: row.row });
    return [];
  });
  const known = new Map(
    medians.flatMap(([fuel, median]): [number, number][] => {
      const id = idOf(fuel);
      return id === undefined ? [] : [[id, median]];
    }),
  );
  const occasion = { runId: await run.begin(tx, day), day, medians: known, isPast: true };
  await recordRows(run, tx, { origin: 'ministry', ...occasion }, claims);
}

function isNews(stated: Map<string, string>, { station, fuel, price, observedAt }: MinistryClaim) {
  const key = `${station}/${fuel}`;
  const said = `${observedAt.getTime()}/${price}`;
  if (stated.get(key) === said) return false;
  stated.set(key, said);
  return true;
}
