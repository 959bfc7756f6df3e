/** npm run data -- …: back-ups, and the way to PostgreSQL. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { wallTimeAt } from '@pieno/contract/wall-time.ts';
import type { Command, CommandCall } from '../control/command.ts';
import { addressProblem } from '../db/postgres/address.ts';
import { backUp } from '../modules/backups/back-up.ts';
import { isEncrypted, readBackup } from '../modules/backups/backup-file.ts';
import { backupName } from '../modules/backups/backup-name.ts';
import { checkAll } from '../modules/backups/checked.ts';
import type { Ending } from '../modules/backups/format.ts';
import { makeKeys } from '../modules/backups/keys.ts';
import { moveToPostgres } from '../modules/backups/move.ts';
import { prove } from '../modules/backups/proof.ts';
import {
  restoreEmbedded,
  restorePostgres,
  type Restored,
  type RestoreOptions,
} from '../modules/backups/restore.ts';
import { withWorkFolder } from '../modules/backups/work-folder.ts';
import { Refusal } from '../refusal.ts';
import { formatTime } from './format-time.ts';
import { italianProgram, UsageError } from './italian-command.ts';

/** The command for the data. Exit code 1 when it was refused. */
export const dataCommand: Command = async (call) => {
  const { output } = call;
  const program = italianProgram(
    'data',
    'Copie dei dati, e il passaggio a PostgreSQL: docs/operations.md.',
    output,
  );
  const add = (typed: string, about: string, run: (...typed: never[]) => Promise<void>) =>
    program.add(typed, about, (...given: never[]) => refusable(call, () => run(...given)));
  add('backup [file]', 'scrive una copia di tutto, e prova che si ripristina', (file, options) =>
    writeCopy(call, file, options),
  ).option('--open', 'senza persone e segreti, e senza cifrarla');
  add('verify <file>', 'prova che una copia si ripristina, senza toccare niente', (file, options) =>
    verify(call, file, options),
  ).option(...KEY);
  add(
    'restore <file>',
    'mette una copia al posto dei dati, che restano da parte',
    (file, options) => restore(call, file, options),
  )
    .option(...KEY)
    .option('--yes', 'anche se ci sono già dei dati');
  add('move <indirizzo>', 'porta i dati in PostgreSQL: postgres://…', (to, options) =>
    move(call, to, options),
  ).option('--yes', 'anche se là ci sono già dei dati di Pieno');
  add('key', 'fa una coppia di chiavi per le copie', () => makeKey(call));
  return await program.run(call.args);
};

const KEY = ['--key <file>', 'il file con la chiave segreta'] as const;

interface Options {
  key?: string;
  yes?: boolean;
  open?: boolean;
}

/** Says in the output why something was refused. @returns the exit code */
async function refusable({ output }: CommandCall, run: () => Promise<void>): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    output.error(error.message);
    return 1;
  }
}

async function writeCopy(
  { cwd, config, open, output }: CommandCall,
  typed: string | undefined,
  { open: isOpen = false }: Options,
): Promise<void> {
  const context = await open({ reads: true });
  const file = typed
    ? path.resolve(cwd, typed)
    : path.join(config.backupDir, backupName(context.clock.now(), isOpen));
  output.progress({ done: 0, total: undefined, label: 'Scrivo la copia e la provo' });
  const { bytes, stations, prices } = await backUp(context, { file, isOpen });
  output.line(`Copia scritta e provata: ${file}, ${sized(bytes)}, ${counted(stations, prices)}.`);
  if (isOpen) {
    output.line(
      'Mancano persone, segnalazioni, programmi e segreti: da questa copia nessuno può entrare.',
    );
  }
}

async function verify({ cwd, config, output }: CommandCall, typed: string, { key }: Options) {
  const lines = await linesIn(path.resolve(cwd, typed), cwd, key);
  const { header, ending } = await withWorkFolder(config.dataDir, (work) => prove(lines, work));
  output.line(`La copia del ${formatTime(header.at)} si ripristina: ${countedIn(ending)}.`);
}

async function restore(call: CommandCall, typed: string, { key, yes = false }: Options) {
  const { cwd, config, output } = call;
  refuseInServer(call);
  const lines = await linesIn(path.resolve(cwd, typed), cwd, key);
  const options = optionsOf(call, yes);
  const restored = config.databaseUrl
    ? await restorePostgres(config.databaseUrl, lines, options)
    : await restoreEmbedded(config.dataDir, lines, options);
  for (const line of restoredLines(restored)) output.line(line);
}

function optionsOf({ config, clock }: CommandCall, isSure: boolean): RestoreOptions {
  const { date, time } = wallTimeAt(clock.now());
  const aside = `before_${date.replaceAll('-', '')}_${time.replace(':', '')}`;
  return { isSure, secret: config.secret, aside };
}

async function move(call: CommandCall, to: string, { yes = false }: Options): Promise<void> {
  const { config, output } = call;
  refuseInServer(call);
  const problem = addressProblem(to);
  if (problem) throw new UsageError(`L'indirizzo ${problem}.`);
  if (config.databaseUrl) {
    throw new Refusal('DATABASE_URL è impostata: i dati sono già in PostgreSQL.');
  }
  const { dataDir } = config;
  const given = { dataDir, to, at: call.clock.now() };
  const { tables, aside } = await moveToPostgres(given, optionsOf(call, yes));
  output.line(`I dati sono in PostgreSQL, riletti e uguali: ${countedIn({ tables })}.`);
  if (aside) output.line(`Ciò che c'era prima è da parte nello schema ${aside}.`);
  output.line(`Da ora avvia con DATABASE_URL. I dati in ${dataDir} restano, fermi a ora.`);
}

function* restoredLines({ header, ending, aside, isSameSecret }: Restored): Generator<string> {
  yield `Ripristinata la copia del ${formatTime(header.at)}: ${countedIn(ending)}.`;
  if (aside) yield `I dati di prima sono da parte in ${aside}: cancellali quando non servono più.`;
  if (header.open) {
    yield 'La copia è senza persone: crea il primo amministratore come in una installazione nuova.';
  } else if (isSameSecret) {
    yield 'Accessi, secondi fattori, inviti e token delle casse valgono come prima.';
  } else {
    yield 'SECRET non è quella della copia: mettila uguale prima di avviare, altrimenti secondi fattori e inviti vanno rifatti.';
  }
}

async function makeKey({ output }: CommandCall): Promise<void> {
  const { identity, recipient } = await makeKeys();
  output.line('La chiave pubblica, da mettere tra le variabili del server:');
  output.line(`BACKUP_KEY=${recipient}`);
  output.line('La chiave segreta, la sola che apre le copie:');
  output.line(identity);
  output.line(
    'Conservala in due posti lontani da questo server, per esempio un gestore di password e un foglio in cassaforte: chi entra nel server non la deve trovare.',
  );
  output.line('Se la perdi, le copie non si aprono più.');
}

/** Reads a file twice: it is whole before anything is done with it. @throws Refusal */
async function linesIn(file: string, cwd: string, key: string | undefined) {
  const isClosed = await isEncrypted(file);
  const identity = isClosed && key ? await readKey(path.resolve(cwd, key)) : undefined;
  await checkAll(readBackup(file, identity));
  return readBackup(file, identity);
}

/** Reads the secret key from a file, which may hold more. */
async function readKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
  });
  const key = /AGE-SECRET-KEY-1[A-Z0-9]+/u.exec(text)?.[0];
  if (key) return key;
  throw new UsageError(`In ${file} non c'è nessuna chiave segreta: comincia con AGE-SECRET-KEY-1.`);
}

function refuseInServer({ isServed }: CommandCall): void {
  if (isServed) throw new Refusal('Il server sta usando i dati: fermalo, poi ripeti.');
}

const NUMBER = new Intl.NumberFormat('it-IT');
const counted = (stations: number, prices: number): string =>
  `${NUMBER.format(stations)} distributori, ${NUMBER.format(prices)} prezzi`;
const countedIn = ({ tables }: Pick<Ending, 'tables'>): string =>
  counted(tables['station']!.rows, tables['observation']!.rows);
const sized = (bytes: number): string => `${NUMBER.format(Math.ceil(bytes / 1e6))} MB`;
