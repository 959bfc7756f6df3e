import { inTransaction } from '../../../db/transaction.ts';
import { lockBoardVersion, bumpBoardVersion } from '../../changes/board-version.ts';
import { gateLimits } from '../../prices/gate-limits.ts';
import { listSettings } from '../../settings/repository.ts';
import { findStationIds, withdrawUnlisted } from '../../stations/repository.ts';
import { recordRows } from '../record-rows.ts';
import { italianNumber } from '../report-text.ts';
import { emptyTally, type ImportReport } from '../report.ts';
import { runImport, type Applying } from '../run-import.ts';
import { findLastState } from '../runs.ts';
import { BATCH_ROWS, writeBatches, type Writing } from '../write-batches.ts';
import { writeStations } from '../write-stations.ts';
import { addUnknownFuels, listAddedFuels } from './added-fuels.ts';
import type { MinistryState } from './ministry-state.ts';

/** Addresses of the ministry's files, published every morning under the IODL 2.0 licence. */
export const MINISTRY_ADDRESSES = {
  registry: 'https://www.mimit.gov.it/images/exportCSV/anagrafica_impianti_attivi.csv',
  prices: 'https://www.mimit.gov.it/images/exportCSV/prezzo_alle_8.csv',
} as const;

export interface MimitSources {
  /** Absolute file name or address. */
  registry: string;
  prices: string;
  /** Imports in spite of doubts: a file that shrank or is older than the last one, files that do not match. */
  force: boolean;
}

/**
 * Imports the ministry's registry and prices.
 * @throws Refusal when the files are invalid or suspicious; then nothing was written
 */
export async function importMimit(writing: Writing, sources: MimitSources): Promise<ImportReport> {
  const { database, clock } = writing.context;
  const job = async () => ({
    kind: 'mimit' as const,
    ...sources,
    now: clock.now(),
    limits: gateLimits(await listSettings(database.kysely)),
    last: await findLastState<MinistryState>(database.kysely, 'mimit'),
    addedFuels: await listAddedFuels(database.kysely),
  });
  return await runImport(writing, job, applyMimit);
}

/**
 * Runs the daily import: the same as the command, from the published addresses. As with the command, nothing is read
 * when neither file has changed since the last import.
 * @throws Refusal when the files are invalid or suspicious; then nothing was written
 */
export async function importMimitDaily(
  context: Writing['context'],
  output: Writing['output'],
  addresses: { registry: string; prices: string } = MINISTRY_ADDRESSES,
): Promise<ImportReport> {
  return await importMimit({ context, output }, { ...addresses, force: false });
}

async function applyMimit(applying: Applying<'mimit'>): Promise<boolean> {
  const { reading, report } = applying;
  const { head } = reading;
  if (!head.news) {
    report.notes.push('Il ministero non ha pubblicato niente di nuovo dopo l’ultima importazione.');
    return false;
  }
  report.tallies.stations = emptyTally(head.state.registry.rows);
  report.tallies.prices = emptyTally(head.state.prices.rows);
  const { kysely } = applying.context.database;
  const fuels = await inTransaction(kysely, (tx) => addUnknownFuels(tx, head.unknownFuels));
  await writeStations(applying, 'replace');
  await withdraw(applying);
  const medians = new Map(
    head.medians.map(([fuel, median]) => [idOf(fuel, fuels.ids), median] as const),
  );
  report.state = { ...head.state, medians: Object.fromEntries(medians) } satisfies MinistryState;
  await writePrices(applying, fuels.ids, medians);
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
async function withdraw({ reading, report, context }: Applying<'mimit'>): Promise<void> {
  const listed: string[] = [];
  for await (const ids of reading.batches('listed', 10_000)) listed.push(...ids);
  const { missing, left } = await inTransaction(context.database.kysely, async (tx) => {
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

/** The id of a fuel type that the catalogue knows by id, or that was added by its key. */
const idOf = (fuel: number | string, added: ReadonlyMap<string, number>): number =>
  typeof fuel === 'number' ? fuel : added.get(fuel)!;

async function writePrices(
  applying: Applying<'mimit'>,
  addedFuels: ReadonlyMap<string, number>,
  medians: ReadonlyMap<number, number>,
): Promise<void> {
  const { reading } = applying;
  const day = reading.head.state.prices.extractedOn;
  const runId = await applying.begin(day);
  await writeBatches(
    applying,
    'Prezzi',
    reading.size('claims'),
    reading.batches('claims', BATCH_ROWS),
    async (tx, rows) => {
      const stations = await findStationIds(tx, 'mimit', [...new Set(rows.map((r) => r.station))]);
      const claims = rows.map(({ station, fuel, ...row }) => ({
        ...row,
        file: reading.head.pricesFile,
        stationId: stations.get(station)!,
        fuelTypeId: idOf(fuel, addedFuels),
      }));
      await recordRows(applying, tx, { origin: 'ministry', runId, day, medians }, claims);
    },
  );
}
