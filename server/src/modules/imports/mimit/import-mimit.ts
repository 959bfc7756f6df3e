import type { Executor } from '../../../db/database.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { readMinistryState, type MinistryState } from '../../ministry/state.ts';
import { findMovedOutsideAreas } from '../../stations/moved-outside-areas.ts';
import { findUnlisted, listKept, withdrawStations } from '../../stations/repository.ts';
import type { ImportContext } from '../runs/import-context.ts';
import type { ImportRun } from '../runs/import-run.ts';
import type { ReadFiles } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import { italianNumber } from '../runs/report-text.ts';
import { emptyTally, type ImportReport } from '../runs/report.ts';
import { runImport } from '../runs/run-import.ts';
import { writeStations } from '../write-stations.ts';
import { readerLimits } from './added-fuels.ts';
import type { MimitContents, MimitJob } from './mimit-contents.ts';
import { addedFuelName } from './fuel-names.ts';
import { findUnconfirmed } from './unconfirmed-prices.ts';
import { assignFuelTypes } from './assign-fuel-types.ts';

/**
 * Imports the ministry's registry and prices (rule import-published). From published addresses it reads nothing while
 * neither file has changed since the last import.
 * @param sources absolute file names or addresses; `force` ignores warnings about a file that shrank or is older than
 * the last one, and files that do not match
 * @throws Refusal when the files are invalid or suspicious; then nothing was written
 */
export async function importMimit(
  context: ImportContext,
  sources: Pick<MimitJob, 'registry' | 'prices' | 'force'>,
): Promise<ImportReport> {
  const { clock, database } = context;
  return await runImport<MimitJob, MimitContents>(context, {
    kind: 'mimit',
    reader: new URL('./read-mimit.ts', import.meta.url),
    job: async () => {
      const last = await readMinistryState(database.kysely);
      return {
        ...sources,
        scope: context.downloads,
        now: clock.now(),
        limits: await readerLimits(database.kysely),
        last,
        undefinedFuels: (last?.unsaid ?? []).map(({ name, mode }) => addedFuelName(name, mode)),
        kept: await listKept(database.kysely, 'mimit'),
      };
    },
    write,
    unchanged: "Il ministero non ha pubblicato niente di nuovo dopo l'ultima importazione.",
  });
}

async function write(run: ImportRun, tx: Executor, files: ReadFiles<MimitContents>): Promise<void> {
  const { report } = run;
  const { head } = files;
  const { registry, prices } = head.state;
  report.tallies.stations = emptyTally(registry.rows, head.beyond.stations);
  report.tallies.prices = emptyTally(prices.rows, head.beyond.prices);
  report.notes.push(`Anagrafica del ${registry.extractedOn}, prezzi del ${prices.extractedOn}.`);
  if (head.unknownColumns.length > 0)
    report.notes.push(`Colonne sconosciute, saltate: ${head.unknownColumns.join(', ')}.`);
  const kept = await files.list('stations').all();
  const stations = kept.map(({ station }) => station);
  const ids = await writeStations(run, tx, stations, 'replace');
  await withdraw(run, tx, await files.list('unlisted').all());
  const claimed = kept.flatMap(({ claims }) => claims);
  const { claims, medians, belt, undefinedFuels } = await assignFuelTypes(
    run,
    tx,
    head,
    claimed,
    ids,
  );
  const day = prices.extractedOn;
  const runId = await run.begin(tx, day);
  await recordRows(run, tx, { origin: 'ministry', runId, day, medians }, claims);
  const movedOut = await findMovedOutsideAreas(tx);
  if (movedOut.length > 0) {
    const names = movedOut.map(({ id, name }) => `${name} (${id})`);
    report.notes.push(`Usciti dalle zone, da guardare in Oggi: ${names.join(', ')}.`);
  }
  const state: MinistryState = {
    ...head.state,
    medians: Object.fromEntries(medians),
    belt: Object.fromEntries(belt),
    silent: await findUnconfirmed(tx, claims),
    unsaid: undefinedFuels,
  };
  report.state = state;
}

/** Withdraws the stations that have left the registry from the rankings, and reports their number. */
async function withdraw(run: ImportRun, tx: Executor, unlisted: readonly string[]): Promise<void> {
  const missing = await findUnlisted(tx, 'mimit', unlisted);
  if (missing.length === 0) return;
  const left = await withdrawStations(tx, missing);
  await bumpBoardVersion(tx, left);
  run.report.notes.push(
    `Distributori già noti che non sono più in anagrafica: ${italianNumber(missing.length)} (escono ora dalle classifiche: ${italianNumber(left.length)}).`,
  );
}
