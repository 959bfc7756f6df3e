/** Imports the ministry's price files of past days (rule history-past). */
import { z } from 'zod/mini';
import type { Executor } from '../../../db/database.ts';
import { Refusal } from '../../../refusal.ts';
import { deriveFigures } from '../../history/job.ts';
import { findStationIds, listKept } from '../../stations/repository.ts';
import { asAttempt } from '../runs/attempts.ts';
import type { ImportContext } from '../runs/import-context.ts';
import { ImportRun } from '../runs/import-run.ts';
import { readInProcess, type ReadFiles } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import { italianNumber } from '../runs/report-text.ts';
import type { ImportReport } from '../runs/report.ts';
import { findUnfinished, saveReport } from '../runs/runs.ts';
import { findAddedFuels, mediansByType, readerLimits } from './added-fuels.ts';
import type { MinistryClaim } from './mimit-contents.ts';
import type { PastFile, PastFiles, PastFilesJob } from './find-past-files.ts';
import { addedFuelName } from './fuel-names.ts';
import type { PastDay, PastDayJob } from './read-past-day.ts';
import { typedCommand } from '../../../typed-command.ts';

const KIND = 'mimit-history';

const PastStateSchema = z.object({
  folder: z.string(),
  /** Hashes of the files, so that a replaced file is read again. */
  done: z.array(z.string()),
  /** The number of prices left out for each unknown fuel, by its name. */
  unknown: z.record(z.string(), z.number()),
});
type PastState = z.infer<typeof PastStateSchema>;

/**
 * Imports all price files of a folder, oldest first, for the stations that a current import keeps. Each file is written
 * in one transaction; an interrupted run is continued.
 * @param folder absolute name
 * @throws Refusal when there is no price file or no station; then nothing was written
 */
export async function importPast(context: ImportContext, folder: string): Promise<ImportReport> {
  const { database, clock, signal, isTrial = false } = context;
  const action = isTrial ? 'trial' : 'import';
  const { imported } = await asAttempt(context, { kind: KIND, action }, async (attempt) => {
    const run = new ImportRun(context, KIND, attempt);
    const progress = (done: number, total?: number, label = 'Giorni') =>
      context.output.progress({ done, total, label });
    progress(0, undefined, 'Leggo e controllo i file');
    const kept = await findKept(database.kysely);
    const finder = new URL('./find-past-files.ts', import.meta.url);
    await using found = (await readInProcess<PastFilesJob, PastFiles>(finder, { folder }, signal))!;
    const { files, others } = found.head;
    const state = await goOn(run, folder);
    const stated = new Map<string, string>();
    const before = new Set(state.done);
    const written = files.filter(({ hash }) => before.has(hash));
    const open = files.filter(({ hash }) => !before.has(hash));
    for (const [index, file] of open.entries()) {
      progress(index, open.length);
      await importDay(run, found, file, { state, stated, kept });
    }
    if (!isTrial) {
      progress(0, undefined, 'Andamento dei prezzi');
      await deriveFigures(database.kysely, clock, signal);
    }
    const { notes } = run.report;
    const [first, last] = [files[0]!.day, files.at(-1)!.day];
    notes.push(`File dei prezzi: ${italianNumber(files.length)}, dal ${first} al ${last}.`);
    if (others > 0) notes.push(`File di altro genere, non letti: ${italianNumber(others)}.`);
    for (const [name, count] of Object.entries(state.unknown))
      notes.push(
        `Carburante sconosciuto: «${name}», prezzi lasciati fuori: ${italianNumber(count)}. Si decide in Oggi quando lo nomina anche il file del giorno; poi ripeti.`,
      );
    if (written.length > 0)
      notes.push(
        `Ripresa: l’elenco delle righe non importate è senza i giorni già scritti, ${italianNumber(written.length)} fino al ${written.at(-1)!.day}. Con --dry-run li ha tutti.`,
      );
    if (isTrial && files.length > 1)
      notes.push('Ogni giorno è stato provato da solo, come se quelli prima non ci fossero.');
    await run.write((tx) => run.end(tx));
    await run.ended();
    return run.result;
  });
  return imported;
}

/**
 * Lists the stations whose past days are kept. @throws Refusal when there are none: all rows would be outside the areas
 */
async function findKept(executor: Executor): Promise<string[]> {
  const { inAreas, movedOut } = await listKept(executor, 'mimit');
  const kept = [...inAreas, ...movedOut];
  if (kept.length > 0) return kept;
  throw new Refusal(
    'Pieno non conosce ancora nessun distributore del ministero nelle zone: importa prima il giorno di oggi.',
    { command: `Si importa con «${typedCommand('import mimit')}».` },
  );
}

/** Continues the interrupted run of the same folder, if there is one. @returns what it has written */
async function goOn(run: ImportRun, folder: string): Promise<PastState> {
  const { database, isTrial = false } = run.context;
  const before = isTrial ? undefined : await findUnfinished(database.kysely, KIND);
  const written = PastStateSchema.safeParse(before?.report.state).data;
  const state: PastState = { folder, done: [], unknown: {} };
  if (before && written?.folder === folder) {
    await run.write((tx) => run.resume(tx, before.id, before.report));
    Object.assign(state, written);
  } else run.tally('prices');
  run.report.state = state;
  return state;
}

interface PastWork {
  state: PastState;
  /** The previous file's prices by station and fuel, also in a trial: most prices are repeated for days. */
  stated: Map<string, string>;
  /** The ministry's ids of the kept stations. */
  kept: readonly string[];
}

async function importDay(
  run: ImportRun,
  reading: ReadFiles<PastFiles>,
  { file, day, hash }: PastFile,
  work: PastWork,
): Promise<void> {
  const { database, clock } = run.context;
  const { kysely } = database;
  const limits = await readerLimits(kysely);
  const reader = new URL('./read-past-day.ts', import.meta.url);
  const job = { file, now: clock.now(), limits, kept: work.kept };
  const files = await reading.next<PastDayJob, PastDay>(reader, job);
  await run.write(async (tx) => {
    await writeDay(run, tx, { day, files, ...work });
    work.state.done.push(hash);
    await saveReport(tx, await run.begin(tx, day), run.report);
  });
}

async function writeDay(
  run: ImportRun,
  tx: Executor,
  { day, files, stated, state }: PastWork & { day: string; files: ReadFiles<PastDay> },
): Promise<void> {
  const { name, read, outside, unknownFuels, medians } = files.head;
  const tally = run.tally('prices');
  tally.read += read;
  tally.outside += outside;
  for (const reject of await files.list('rejects').all()) run.reject(reject);
  const added = await findAddedFuels(tx, unknownFuels);
  const idOf = (fuel: number | string) => (typeof fuel === 'number' ? fuel : added.get(fuel)?.id);
  const { known: all = [], unknown = [] } = Object.groupBy(
    await files.list('claims').all(),
    ({ fuel }) => (idOf(fuel) === undefined ? 'unknown' : 'known'),
  );
  const nameOf = new Map(
    unknownFuels.map((fuel) => [fuel.key, addedFuelName(fuel.name, fuel.mode)]),
  );
  for (const { fuel, line, row } of unknown) {
    const fuelName = nameOf.get(`${fuel}`)!;
    state.unknown[fuelName] = (state.unknown[fuelName] ?? 0) + 1;
    run.reject({ subject: 'prices', file: name, line, reason: 'fuel', row });
  }
  const rows = all.filter((row) => isNews(stated, row));
  tally.unchanged += all.length - rows.length;
  const ids = await findStationIds(tx, 'mimit', [...new Set(rows.map((row) => row.station))]);
  const claims = rows.map(({ station, fuel, ...row }) => {
    const unit = added.get(`${fuel}`)?.unit;
    const stationId = ids.get(station)!;
    return { ...row, ...(unit && { unit }), file: name, stationId, fuelTypeId: idOf(fuel)! };
  });
  const known = mediansByType(medians, idOf);
  const occasion = { runId: await run.begin(tx, day), day, medians: known, isPast: true };
  await recordRows(run, tx, { origin: 'ministry', ...occasion }, claims);
}

function isNews(stated: Map<string, string>, { station, fuel, price, observedAt }: MinistryClaim) {
  const key = `${station}/${fuel}`;
  const dated = `${observedAt.getTime()}/${price}`;
  if (stated.get(key) === dated) return false;
  stated.set(key, dated);
  return true;
}
