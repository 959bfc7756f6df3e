/** npm run import -- <kind> …: imports stations and prices from files. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { SHEET_MAX } from '@pieno/contract/limits.ts';
import type { Command, CommandCall, CommandContext } from '../control/command.ts';
import { UNDOABLE } from '../modules/imports/runs/attempt-list.ts';
import type { ImportKind } from '../modules/imports/import-kind.ts';
import { IMPORT_KINDS } from '../modules/imports/kinds.ts';
import { isAddress } from '../modules/imports/reading/read-source.ts';
import { sourceName } from '../modules/imports/source-name.ts';
import { reportLines } from '../modules/imports/runs/report-text.ts';
import { isUseless, type ImportReport } from '../modules/imports/runs/report.ts';
import { Refusal } from '../refusal.ts';
import { undoImport } from './import-undo.ts';
import { italianProgram, UsageError, type ItalianProgram } from './italian-command.ts';

/** The import command. Exit code 0 when imported, 1 when the files were refused or no row could be used. */
export const importCommand: Command = async (call) => {
  const program = italianProgram(
    'import',
    'Importa distributori e prezzi. I formati sono descritti in docs/import.md.',
    call.output,
  );
  for (const kind of IMPORT_KINDS) addKind(program, kind, call);
  program.add(
    'undo <tipo>',
    `ritira i prezzi dell'ultima importazione di un tipo: ${UNDOABLE.join(', ')}`,
    (kind: string) => undoImport(call, kind),
  );
  return await program.run(call.args);
};

function addKind(program: ItalianProgram, kind: ImportKind, call: CommandCall): void {
  const { name, about, options, force, past } = kind;
  if (!options) {
    program
      .add(`${name} <file>`, about, (file: string, { dryRun }: Options) =>
        importFiles(call, kind, { file }, { dryRun }),
      )
      .option('--dry-run', DRY_RUN);
    return;
  }
  const command = program.add(
    name,
    about,
    ({ force: isForced, history, dryRun, ...files }: Typed) =>
      history === undefined
        ? importFiles(call, kind, files, { force: isForced, dryRun })
        : importPast(call, kind, history, { dryRun }),
  );
  for (const [option, { about: text, address }] of Object.entries(options)) {
    command.option(`--${option} <file>`, text, address);
  }
  if (force) command.option('--force', force);
  command.option('--dry-run', DRY_RUN);
  if (past) command.option('--history <folder>', past.about);
}

const DRY_RUN = 'prova: controlla tutto, dice che cosa cambierebbe e non scrive niente';

interface Options {
  force?: boolean | undefined;
  dryRun?: boolean | undefined;
}
/** The options of a command line. */
type Typed = Record<string, string> & Options & { history?: string };

async function importFiles(
  { cwd, output, open }: CommandCall,
  kind: ImportKind,
  typed: Record<string, string>,
  { force = false, dryRun: isTrial = false }: Options,
): Promise<number> {
  const files: Record<string, string> = {};
  for (const [option, file] of Object.entries(typed)) files[option] = await resolveFile(file, cwd);
  return await importWith({ output, open, isTrial }, (context) => {
    const source = sourceName(Object.values(files));
    return kind.run({ ...context, source, isTrial }, files, force);
  });
}

async function importPast(
  { cwd, output, open }: CommandCall,
  { past }: ImportKind,
  typed: string,
  { dryRun: isTrial = false }: Options,
): Promise<number> {
  const folder = await resolveFile(typed, cwd);
  return await importWith({ output, open, isTrial }, (context) =>
    past!.run({ ...context, source: sourceName([folder]), isTrial }, folder),
  );
}

/** Runs an import, and tells its report or why it was refused. @returns the exit code */
async function importWith(
  { output, open, isTrial }: Pick<CommandCall, 'output' | 'open'> & { isTrial: boolean },
  run: (context: CommandContext) => Promise<ImportReport>,
): Promise<number> {
  const context = await open({ reads: isTrial });
  try {
    const report = await run(context);
    for (const line of reportLines(report)) output.line(line);
    return isUseless(report) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    output.error(
      [error.message, error.command, 'Niente è stato cambiato.'].filter(Boolean).join('\n'),
    );
    return 1;
  }
}

/** Resolves a file against the caller's folder; an address stays. @throws UsageError when it cannot be read */
async function resolveFile(source: string, cwd: string): Promise<string> {
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
