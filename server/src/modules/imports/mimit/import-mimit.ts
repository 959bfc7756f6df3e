import { bumpBoardVersion, lockBoardVersion } from '../../changes/board-version.ts';
import { gateLimits } from '../../prices/judge/gate-limits.ts';
import { listSettings } from '../../settings/repository.ts';
import { findStationIds, withdrawUnlisted } from '../../stations/repository.ts';
import type { ImportContext } from '../import-context.ts';
import type { ReadFiles } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import { italianNumber } from '../report-text.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type ImportRun } from '../run-import.ts';
import { findLastState } from '../runs.ts';
import type { UnwrittenStations } from '../unwritten.ts';
import { BATCH_ROWS, inImportTransaction, writeBatches } from '../write-batches.ts';
import { writeStations } from '../write-stations.ts';
import { addUnknownFuels, listAddedFuels } from './added-fuels.ts';
import type { MimitContents, MimitJob } from './contents.ts';
import type { MinistryState } from './ministry-state.ts';
import { StatedPrices } from './silent-prices.ts';

type MinistryFiles = ReadFiles<MimitContents>;

/**
 * Imports the ministry's registry and prices. Of two published addresses nothing is read when neither file has changed
 * since the last import.
 * @param sources absolute file names or addresses; `force` imports in spite of warnings: a file that shrank or is
 *   older than the last one, files that do not match
 * @throws Refusal when the files are invalid or suspicious; then nothing was written
 */
export async function importMimit(
  context: ImportContext,
  sources: Pick<MimitJob, 'registry' | 'prices' | 'force'>,
): Promise<ImportReport> {
  const { clock, database } = context;
  return await runImport<MimitJob, MimitContents>(context, {
    kind: 'mimit',
    reader: new URL('./read.ts', import.meta.url),
    job: async () => ({
      ...sources,
      scope: context.downloads,
      now: clock.now(),
      limits: gateLimits(await listSettings(database.kysely)),
      last: await findLastState<MinistryState>(database.kysely, 'mimit'),
      addedFuels: await listAddedFuels(database.kysely),
    }),
    write,
  });
}

async function write(run: ImportRun, files: MinistryFiles): Promise<boolean> {
  const { report, context } = run;
  const { head } = files;
  if (!head.news) {
    report.notes.push('Il ministero non ha pubblicato niente di nuovo dopo l’ultima importazione.');
    return false;
  }
  report.tallies.stations = emptyTally(head.state.registry.rows);
  report.tallies.prices = emptyTally(head.state.prices.rows);
  const fuels = await inImportTransaction(context, (tx) => addUnknownFuels(tx, head.unknownFuels));
  const unwritten = await writeStations(run, files.list('stations'), 'replace');
  await withdrawStations(run, files);
  const medians = new Map(
    head.medians.map(([fuel, median]) => [idOf(fuel, fuels.ids), median] as const),
  );
  const state: MinistryState = { ...head.state, medians: Object.fromEntries(medians) };
  report.state = {
    ...state,
    silent: await writePrices(run, files, { fuels: fuels.ids, medians, unwritten }),
  };
  report.notes.unshift(
    `Anagrafica del ${head.state.registry.extractedOn}, prezzi del ${head.state.prices.extractedOn}.`,
  );
  if (head.withoutPosition > 0) {
    report.notes.push(
      `Distributori senza coordinate utilizzabili, fuori da ogni zona: ${italianNumber(head.withoutPosition)}.`,
    );
  }
  for (const name of fuels.added) {
    report.notes.push(
      `Carburante sconosciuto: «${name}» è stato aggiunto tra gli altri carburanti.`,
    );
  }
  return true;
}

/** Removes the stations that the registry no longer lists from the rankings; their page and prices stay. */
async function withdrawStations(
  { report, context }: ImportRun,
  files: MinistryFiles,
): Promise<void> {
  const listed: string[] = [];
  for await (const ids of files.list('listed').batches(10_000)) listed.push(...ids);
  const { missing, left } = await inImportTransaction(context, async (tx) => {
    await lockBoardVersion(tx);
    const withdrawn = await withdrawUnlisted(tx, 'mimit', listed);
    if (withdrawn.left.length > 0) await bumpBoardVersion(tx, withdrawn.left);
    return withdrawn;
  });
  if (missing > 0) {
    report.notes.push(
      `Distributori già noti che non sono più in anagrafica: ${italianNumber(missing)} (escono ora dalle classifiche: ${italianNumber(left.length)}).`,
    );
  }
}

/** The id of a known fuel type, or that was added by its key. */
const idOf = (fuel: number | string, added: ReadonlyMap<string, number>): number =>
  typeof fuel === 'number' ? fuel : added.get(fuel)!;

interface PriceWork {
  /** Ids of the fuels that the file added, by their key. */
  fuels: ReadonlyMap<string, number>;
  medians: ReadonlyMap<number, number>;
  unwritten: UnwrittenStations;
}

/** Records the prices. @returns those of the ministry that its file does not say again */
async function writePrices(
  run: ImportRun,
  files: MinistryFiles,
  { fuels, medians, unwritten }: PriceWork,
): Promise<MinistryState['silent']> {
  const { kysely } = run.context.database;
  const stated = await StatedPrices.of(kysely);
  const { state, pricesFile: file, unknownFuels } = files.head;
  const day = state.prices.extractedOn;
  const runId = await run.begin(day);
  const { size, batches } = files.list('claims');
  const rows = { label: 'Prezzi', total: size, batches: batches(BATCH_ROWS) };
  await writeBatches(run.context, rows, async (tx, batch) => {
    const named = [...new Set(batch.map((row) => row.station))];
    if (run.context.isTrial) await addUnknownFuels(tx, unknownFuels);
    await unwritten.write(tx, named, 'replace');
    const stations = await findStationIds(tx, 'mimit', named);
    const claims = batch.map(({ station, fuel, ...row }) => ({
      ...row,
      file,
      stationId: stations.get(station)!,
      fuelTypeId: idOf(fuel, fuels),
    }));
    await recordRows(run, tx, { origin: 'ministry', runId, day, medians }, claims);
    stated.add(claims);
  });
  return await stated.findSilent(kysely);
}
