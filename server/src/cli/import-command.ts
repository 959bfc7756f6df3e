/** npm run import -- <kind> …: imports stations and prices from files. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { SHEET_MAX } from '@pieno/contract/limits.ts';
import type { Command, Work } from '../control/command.ts';
import { importOcm, importOsm } from '../modules/imports/import-sites.ts';
import { importMimit, MINISTRY_ADDRESSES } from '../modules/imports/mimit/import-mimit.ts';
import { importOwnPrices } from '../modules/imports/own/import-prices.ts';
import { importOwnStations } from '../modules/imports/own/import-stations.ts';
import { isAddress } from '../modules/imports/reading/read-source.ts';
import { Refusal } from '../refusal.ts';
import { reportLines } from '../modules/imports/report-text.ts';
import { isFruitless, type ImportReport } from '../modules/imports/report.ts';
import type { Writing } from '../modules/imports/write-batches.ts';
import { undoImport } from './import-undo.ts';
import { italianProgram, UsageError } from './italian-command.ts';

type ImportFile = (writing: Writing, file: string) => Promise<ImportReport>;

const KINDS: readonly { name: string; run: ImportFile; about: string }[] = [
  { name: 'ocm', run: importOcm, about: 'colonnine di ricarica da Open Charge Map (JSON)' },
  { name: 'osm', run: importOsm, about: 'distributori da OpenStreetMap (GeoJSON)' },
  {
    name: 'stations',
    run: importOwnStations,
    about: 'i tuoi distributori, con immagini, da un foglio di calcolo (CSV)',
  },
  {
    name: 'prices',
    run: importOwnPrices,
    about: 'i tuoi prezzi da un foglio di calcolo (CSV)',
  },
];

interface MimitOptions {
  registry: string;
  prices: string;
  force?: boolean;
}

/** The import command. Exit code 0 when imported, 1 when the files were refused or no row could be used. */
export const importCommand: Command = async ({ args, cwd }, output) => {
  const program = italianProgram(
    'import',
    'Importa distributori e prezzi. I formati sono descritti in docs/import.md.',
    output,
  );
  const reporting =
    (run: (writing: Writing) => Promise<ImportReport>): Work =>
    async (context) => {
      try {
        const report = await run({ context, output });
        for (const line of reportLines(report)) output.line(line);
        return isFruitless(report) ? 1 : 0;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        output.error(`${error.message}\nNiente è stato cambiato.`);
        return 1;
      }
    };
  program
    .add(
      'mimit',
      'anagrafica e prezzi del ministero italiano',
      async ({ registry, prices, force = false }: MimitOptions) => {
        const sources = {
          registry: await resolveSource(registry, cwd),
          prices: await resolveSource(prices, cwd),
        };
        return reporting((writing) => importMimit(writing, { ...sources, force }));
      },
    )
    .option('--registry <file>', 'anagrafica: file o indirizzo', MINISTRY_ADDRESSES.registry)
    .option('--prices <file>', 'prezzi: file o indirizzo', MINISTRY_ADDRESSES.prices)
    .option('--force', 'importa anche file che sembrano troncati o vecchi');
  for (const { name, run, about } of KINDS) {
    program.add(`${name} <file>`, about, async (file: string) => {
      const source = await resolveSource(file, cwd);
      return reporting((writing) => run(writing, source));
    });
  }
  program.add(
    'undo <tipo>',
    "ritira i prezzi dell'ultima importazione di un tipo: prices, mimit oppure ocm",
    (kind: string) => undoImport(output, kind),
  );
  return await program.understand(args);
};

async function resolveSource(source: string, cwd: string): Promise<string> {
  if (isAddress(source)) {
    if (URL.canParse(source) && source.length <= SHEET_MAX.address) return source;
    throw new UsageError("L'indirizzo non è valido o è troppo lungo.");
  }
  const file = path.resolve(cwd, source);
  await access(file).catch((error: unknown) => {
    throw new UsageError(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
  });
  return file;
}
