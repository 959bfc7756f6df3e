/** npm run data -- …: back-ups, and the move to PostgreSQL. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import type { Command } from '../control/command.ts';
import { databaseUrlProblem } from '../db/postgres/database-url.ts';
import { backUp } from '../modules/backups/back-up.ts';
import { isEncrypted, readBackup } from '../modules/backups/backup-file.ts';
import { backupName } from '../modules/backups/folder/backup-name.ts';
import { changeSecret } from '../modules/backups/change-secret.ts';
import { checkLines } from '../modules/backups/check-lines.ts';
import type { Ending } from '../modules/backups/format.ts';
import { findIdentity, makeKeys } from '../modules/backups/keys.ts';
import { moveToPostgres } from '../modules/backups/move.ts';
import { deleteAside, listAside } from '../modules/backups/put-aside.ts';
import { prove } from '../modules/backups/proof.ts';
import {
  restoreEmbedded,
  restorePostgres,
  type RestoreOptions,
} from '../modules/backups/restore.ts';
import { withWorkFolder } from '../modules/backups/work-folder.ts';
import { Refusal } from '../refusal.ts';
import { typedCommand } from '../typed-command.ts';
import { entry, type Operator } from './entry.ts';
import { runProgram } from './program.ts';
import { check, UsageError, withFile } from './typed.ts';
import { formatTime } from './format-output.ts';

const backup = entry({
  typed: 'backup [file]',
  about: 'scrive una copia di tutto, e prova che si ripristina',
  options: { '--open': 'senza persone e segreti, e senza cifrarla' },
  reads: () => true,
  async *run({ cwd, config, open, output }, { open: isOpen = false }, typed?: string) {
    const context = await open();
    const name = path.join(config.backupDir, backupName(context.clock.now(), isOpen));
    const file = typed ? path.resolve(cwd, typed) : name;
    output.progress({ done: 0, total: undefined, label: 'Scrivo la copia e la provo' });
    const { bytes, stations, prices } = await backUp(context, { file, isOpen });
    const size = italian(Math.ceil(bytes / 1e6));
    yield `Copia scritta e provata: ${file}, ${size} MB, ${counted(stations, prices)}.`;
    if (isOpen) {
      yield 'Mancano persone, segnalazioni, programmi e segreti: da questa copia nessuno può entrare.';
    }
  },
});

const SERVED = 'Il server sta usando i dati: fermalo, poi ripeti.';

const KEY = { '--key <file>': 'il file con la chiave segreta' };

const verify = entry({
  typed: 'verify <file>',
  about: 'prova che una copia si ripristina, senza toccare niente',
  options: KEY,
  async *run({ cwd, config }, { key }, typed: string) {
    const lines = await linesIn(path.resolve(cwd, typed), cwd, key);
    const { header, ending } = await withWorkFolder(config.dataDir, (work) => prove(lines, work));
    const by = header.version === undefined ? '' : `, di Pieno ${header.version},`;
    yield `La copia del ${formatTime(header.at)}${by} si ripristina: ${countedIn(ending)}.`;
  },
});

const restore = entry({
  typed: 'restore <file>',
  about: 'mette una copia al posto dei dati, che restano da parte',
  options: { ...KEY, '--yes': 'anche se ci sono già dei dati' },
  async *run(call, { key, yes = false }, typed: string) {
    const { cwd, config } = call;
    const options = restoringIn(call, yes);
    const lines = await linesIn(path.resolve(cwd, typed), cwd, key);
    const { header, ending, aside, isSameSecret } = config.databaseUrl
      ? await restorePostgres(config.databaseUrl, lines, options)
      : await restoreEmbedded(config.dataDir, lines, options);
    yield `Ripristinata la copia del ${formatTime(header.at)}: ${countedIn(ending)}.`;
    if (aside)
      yield `I dati di prima sono da parte in ${aside}: quando non servono più, «${typedCommand('data aside')}» dice come cancellarli.`;
    if (header.open) {
      yield 'La copia è senza persone: crea il primo amministratore come in una installazione nuova.';
    } else if (isSameSecret) {
      yield 'Accessi, secondi fattori, inviti e token delle casse valgono come prima.';
    } else {
      yield `SECRET non è quella della copia: mettila uguale prima di avviare. Se è persa, «${typedCommand('data secret --yes')}» fa valere quella di adesso, e secondi fattori e inviti vanno rifatti.`;
    }
  },
});

const move = entry({
  typed: 'move <indirizzo>',
  about: 'porta i dati in PostgreSQL: postgres://…',
  options: { '--yes': 'anche se là ci sono già dei dati di Pieno' },
  async *run(call, { yes = false }, to: string) {
    const { dataDir, databaseUrl } = call.config;
    const options = restoringIn(call, yes);
    const problem = databaseUrlProblem(to);
    check(!problem, `L'indirizzo ${problem}.`);
    if (databaseUrl) throw new Refusal('DATABASE_URL è impostata: i dati sono già in PostgreSQL.');
    const given = { dataDir, to, at: call.clock.now() };
    const { tables, aside } = await moveToPostgres(given, options);
    yield `I dati sono in PostgreSQL, riletti e uguali: ${countedIn({ tables })}.`;
    if (aside)
      yield `Ciò che c'era prima è da parte nello schema ${aside}: «${typedCommand('data aside')}».`;
    yield `Da ora avvia con DATABASE_URL. I dati in ${dataDir} restano, fermi a ora.`;
  },
});

const secret = entry({
  typed: 'secret',
  about: 'fa valere la SECRET di adesso, quando quella di prima è persa',
  options: { '--yes': 'anche se secondi fattori e inviti vanno rifatti' },
  async *run({ isServed, config, clock }, { yes = false }) {
    if (isServed) throw new Refusal(SERVED);
    check(
      yes,
      'Con --yes vale la SECRET di adesso: secondi fattori e inviti vanno rifatti, e chi era bloccato o conosciuto non si riconosce più.',
    );
    yield (await changeSecret({ config, clock }))
      ? 'Da ora vale questa SECRET: secondi fattori e inviti vanno rifatti.'
      : 'Questa SECRET vale già: niente è cambiato.';
  },
});

const key = entry({
  typed: 'key',
  about: 'fa una coppia di chiavi per le copie',
  options: { '--out <file>': 'scrive la chiave segreta in un file nuovo, invece di mostrarla' },
  async *run({ cwd }, { out }) {
    const { identity, recipient } = await makeKeys();
    const file = out === undefined ? undefined : path.resolve(cwd, out);
    if (file) await writeKey(file, identity);
    yield 'La chiave pubblica, da mettere tra le variabili del server:';
    yield `BACKUP_KEY=${recipient}`;
    yield file
      ? `La chiave segreta, la sola che apre le copie, è in ${file}: la può leggere solo chi l'ha scritta.`
      : 'La chiave segreta, la sola che apre le copie:';
    if (!file) yield identity;
    yield 'Conservala in due posti lontani da questo server, per esempio un gestore di password e un foglio in cassaforte: chi entra nel server non la deve trovare.';
    yield 'Se la perdi, le copie non si aprono più.';
  },
});

const aside = entry({
  typed: 'aside [nome]',
  about:
    'elenca ciò che ripristini, passaggi e aggiornamenti hanno messo da parte, con quanto occupa',
  options: { '--delete': 'con il nome: lo cancella per sempre' },
  async *run({ config }, { delete: isDeleting = false }, name?: string) {
    check((name !== undefined) === isDeleting, 'Per cancellare servono il nome e --delete.');
    if (name !== undefined) {
      await deleteAside(config, name);
      yield `Cancellato: ${name}.`;
      return;
    }
    const found = await listAside(config);
    if (found.length === 0) yield 'Niente è da parte.';
    for (const { name: each, bytes } of found) {
      yield `${each}: ${italian(Math.ceil(bytes / 1e6))} MB`;
      yield `    per cancellarlo: ${typedCommand(`data aside ${each} --delete`)}`;
    }
  },
});

/** Exit code 1 for a refusal. */
export const dataCommand: Command = async (call) =>
  await runProgram(call, {
    name: 'data',
    about: 'Copie dei dati, e il passaggio a PostgreSQL: docs/operations.md.',
    entries: [backup, verify, restore, move, aside, key, secret],
    mayRefuse: true,
  });

/** Writes a new key into a file that only its owner can read. @throws Refusal when the file exists */
async function writeKey(file: string, identity: string): Promise<void> {
  try {
    await writeFile(file, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      throw new Refusal(`Il file ${file} c'è già, e resta com'è: scegli un altro nome.`);
    }
    throw new UsageError(`Il file ${file} non si può scrivere.`, { cause: error });
  }
}

/** The options for replacing the data. @throws Refusal inside a server, which uses the data */
function restoringIn({ isServed, config, clock }: Operator, isSure: boolean): RestoreOptions {
  if (isServed) throw new Refusal(SERVED);
  const { date, time } = wallTimeAt(clock.now());
  const aside = `before_${date.replaceAll('-', '')}_${time.replace(':', '')}`;
  return { isSure, secret: config.secret, aside };
}

/** Reads a file twice: the first time to check that it is complete. @throws Refusal */
async function linesIn(file: string, cwd: string, key: string | undefined) {
  const isClosed = await isEncrypted(file);
  const identity = isClosed && key ? await readKey(path.resolve(cwd, key)) : undefined;
  await checkLines(readBackup(file, identity));
  return readBackup(file, identity);
}

async function readKey(file: string): Promise<string> {
  const bytes = await withFile(file, () => readFile(file));
  // PowerShell's '>' writes UTF-16.
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const found = findIdentity(bytes.toString(isWide ? 'utf16le' : 'utf8'));
  check(found, `In ${file} non c'è nessuna chiave segreta: comincia con AGE-SECRET-KEY-1.`);
  return found;
}

const NUMBER = new Intl.NumberFormat('it-IT');
const italian = (count: number): string => NUMBER.format(count);
const counted = (stations: number, prices: number): string =>
  `${italian(stations)} distributori, ${italian(prices)} prezzi`;
const countedIn = ({ tables }: Pick<Ending, 'tables'>): string =>
  counted(tables['station']!.rows, tables['observation']!.rows);
