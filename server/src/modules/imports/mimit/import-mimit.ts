import type { Executor } from '../../../db/database.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { gateLimits } from '../../prices/judge/gate-limits.ts';
import { listSettings } from '../../settings/repository.ts';
import type { Word } from '../../prices/word.ts';
import {
  findStationIds,
  findUnlisted,
  listRanked,
  withdrawStations,
} from '../../stations/repository.ts';
import type { ImportContext } from '../import-context.ts';
import type { ReadFiles } from '../reading/read-in-process.ts';
import { recordRows } from '../record-rows.ts';
import { italianNumber } from '../report-text.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type ImportRun } from '../run-import.ts';
import { findLastState, publishRun } from '../runs.ts';
import { inImportTransaction, writeBatches, writeWhole } from '../write-batches.ts';
import { saveCounted } from '../write-stations.ts';
import { addUnknownFuels, listAddedFuels } from './added-fuels.ts';
import type { ListedStation, MimitContents, MimitJob } from './contents.ts';
import type { MinistryState } from './ministry-state.ts';
import { findSilent } from './silent-prices.ts';

type MinistryFiles = ReadFiles<MimitContents>;

/**
 * Imports the ministry's registry and prices (rule import-published): each station whole, and last, in one transaction,
 * all that stand in an area. Of two published addresses nothing is read when neither file has changed since the last
 * import.
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
      ranked: await listRanked(database.kysely, 'mimit'),
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
  const day = head.state.prices.extractedOn;
  const work = { fuels: fuels.ids, runId: await run.begin(day), day };
  const save = saving(run, head, work);
  const { size: total, batches } = files.list('others');
  const others = { label: 'Distributori e prezzi', total, batches };
  await writeBatches(context, others, async (tx, rows) => void (await save(tx, rows)));
  const { missing, left } = await publish(run, files, save, work);
  const { notes } = report;
  notes.unshift(
    `Anagrafica del ${head.state.registry.extractedOn}, prezzi del ${head.state.prices.extractedOn}.`,
  );
  if (missing > 0) {
    notes.push(
      `Distributori già noti che non sono più in anagrafica: ${italianNumber(missing)} (escono ora dalle classifiche: ${italianNumber(left)}).`,
    );
  }
  if (head.withoutPosition > 0) {
    notes.push(
      `Distributori senza coordinate utilizzabili, fuori da ogni zona: ${italianNumber(head.withoutPosition)}.`,
    );
  }
  if (head.unknownColumns.length > 0)
    notes.push(`Colonne sconosciute, saltate: ${head.unknownColumns.join(', ')}.`);
  for (const name of fuels.added) {
    notes.push(`Carburante sconosciuto: «${name}» è stato aggiunto tra gli altri carburanti.`);
  }
  return true;
}

interface Work {
  /** Ids of the fuels that the file added, by their key. */
  fuels: ReadonlyMap<string, number>;
  runId: number | undefined;
  day: string;
}

type Save = (tx: Executor, rows: readonly ListedStation[]) => Promise<Word[]>;

/** Makes the function that writes some stations with their prices; it returns the claims, and does not tell the board. */
function saving(run: ImportRun, head: MimitContents['head'], { fuels, ...occasion }: Work): Save {
  const medians = mediansOf(head, fuels);
  const sender = { origin: 'ministry', ...occasion, medians, isPart: true } as const;
  return async (tx, rows) => {
    if (run.context.isTrial) await addUnknownFuels(tx, head.unknownFuels);
    const stations = rows.map(({ station }) => station);
    await saveCounted(run, tx, stations, 'replace');
    const named = stations.map((station) => station.source_id);
    const ids = await findStationIds(tx, 'mimit', named);
    const claims = rows.flatMap(({ claims: said }) =>
      said.map(({ station, fuel, ...row }) => ({
        ...row,
        file: head.pricesFile,
        stationId: ids.get(station)!,
        fuelTypeId: idOf(fuel, fuels),
      })),
    );
    await recordRows(run, tx, sender, claims);
    return claims;
  };
}

/**
 * Writes what ranks in one transaction: the stations of the areas with their prices, those that leave the registry, and
 * what the file confirms. Only then the board is told: a reader sees the day before or the day.
 * @returns how many known stations the registry does not list, and how many of them leave a ranking now
 */
async function publish(
  run: ImportRun,
  files: MinistryFiles,
  save: Save,
  { fuels, runId }: Work,
): Promise<{ missing: number; left: number }> {
  const { database, clock } = run.context;
  const { head } = files;
  const listed = await files.list('listed').all();
  const missing = await findUnlisted(database.kysely, 'mimit', listed);
  return await writeWhole(run.context, files.list('ranked'), async (tx, rows) => {
    const claims = await save(tx, rows);
    const left = await withdrawStations(tx, missing);
    const medians = Object.fromEntries(mediansOf(head, fuels));
    const state: MinistryState = { ...head.state, medians, silent: await findSilent(tx, claims) };
    run.report.state = state;
    if (runId !== undefined) await publishRun(tx, runId, state, clock.now());
    await bumpBoardVersion(tx, left);
    return { missing: missing.length, left: left.length };
  });
}

const mediansOf = ({ medians }: MimitContents['head'], fuels: Work['fuels']) =>
  new Map(medians.map(([fuel, median]) => [idOf(fuel, fuels), median] as const));

/** The id of a known fuel type, or that was added by its key. */
const idOf = (fuel: number | string, added: ReadonlyMap<string, number>): number =>
  typeof fuel === 'number' ? fuel : added.get(fuel)!;
