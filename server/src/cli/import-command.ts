/** npm run import -- <kind> …: brings stations and prices in from files. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from '../control/command.ts';
import { importOcm, importOsm } from '../modules/imports/import-sites.ts';
import { importMimit, MINISTRY_ADDRESSES } from '../modules/imports/mimit/import-mimit.ts';
import { importOwnPrices } from '../modules/imports/own/import-prices.ts';
import { importOwnStations } from '../modules/imports/own/import-stations.ts';
import { isAddress } from '../modules/imports/reading/read-source.ts';
import { Refusal } from '../modules/imports/refusal.ts';
import { reportLines } from '../modules/imports/report-text.ts';
import { isFruitless, type ImportReport } from '../modules/imports/report.ts';
import type { Writing } from '../modules/imports/write-batches.ts';
import { addCommand, italianProgram, runProgram, UsageError } from './italian-command.ts';

type ImportFile = (writing: Writing, file: string) => Promise<ImportReport>;

const KINDS: readonly { name: string; run: ImportFile; about: string; web: boolean }[] = [
  {
    name: 'ocm',
    run: importOcm,
    about: 'colonnine di ricarica da Open Charge Map (JSON)',
    web: true,
  },
  { name: 'osm', run: importOsm, about: 'distributori da OpenStreetMap (GeoJSON)', web: true },
  {
    name: 'stations',
    run: importOwnStations,
    about: 'i tuoi distributori, con immagini, da un foglio di calcolo (CSV)',
    web: false,
  },
  {
    name: 'prices',
    run: importOwnPrices,
    about: 'i tuoi prezzi da un foglio di calcolo (CSV)',
    web: false,
  },
];

interface MimitOptions {
  registry: string;
  prices: string;
  force?: boolean;
}

/** @returns 0 when imported, 1 when the files were refused or no row could be used, 2 when the command line is wrong */
export const importCommand: Command = async (context, args, output) => {
  const writing: Writing = { context, output };
  let exit = 0;
  const tell = (report: ImportReport): void => {
    for (const line of reportLines(report)) output.line(line);
    if (isFruitless(report)) exit = 1;
  };
  const program = italianProgram('import', output).description(
    'Importa distributori e prezzi. I formati sono descritti in docs/import.md.',
  );
  addCommand(program, 'mimit', output)
    .description('anagrafica e prezzi del ministero italiano')
    .option('--registry <file>', 'anagrafica: file o indirizzo', MINISTRY_ADDRESSES.registry)
    .option('--prices <file>', 'prezzi: file o indirizzo', MINISTRY_ADDRESSES.prices)
    .option('--force', 'importa anche file che sembrano troncati o vecchi')
    .action(async ({ registry, prices, force = false }: MimitOptions) => {
      const sources = {
        registry: await resolveSource(registry, context.cwd),
        prices: await resolveSource(prices, context.cwd),
      };
      tell(await importMimit(writing, { ...sources, force }));
    });
  for (const { name, run, about, web } of KINDS) {
    addCommand(program, `${name} <file>`, output)
      .description(about)
      .action(async (file: string) => {
        if (!web && isAddress(file))
          throw new UsageError(`«${name}» vuole un file, non un indirizzo.`);
        tell(await run(writing, await resolveSource(file, context.cwd)));
      });
  }
  try {
    return (await runProgram(program, args, output)) || exit;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    output.error(`${error.message}\nNiente è stato cambiato.`);
    return 1;
  }
};

async function resolveSource(source: string, cwd: string): Promise<string> {
  if (isAddress(source)) return source;
  const file = path.resolve(cwd, source);
  await access(file).catch((error: unknown) => {
    throw new UsageError(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
  });
  return file;
}
