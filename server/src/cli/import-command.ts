/** npm run import -- <kind> …: imports stations and prices from files. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { SHEET_MAX } from '@pieno/contract/station-limits.ts';
import type { Command } from '../control/command.ts';
import { UNDOABLE } from '../modules/imports/runs/attempt-list.ts';
import type { ImportKind } from '../modules/imports/import-kind.ts';
import { IMPORT_KINDS } from '../modules/imports/kinds.ts';
import { isAddress } from '../modules/imports/reading/read-source.ts';
import { sourceName } from '../modules/imports/source-name.ts';
import { italianNumber, reportLines } from '../modules/imports/runs/report-text.ts';
import { isUseless } from '../modules/imports/runs/report.ts';
import { undoNewestRun } from '../modules/imports/runs/undo-run.ts';
import { Refusal } from '../refusal.ts';
import { entry, type Entry } from './entry.ts';
import { runProgram } from './program.ts';
import { check, withFile } from './typed.ts';
import { formatTime } from './format-output.ts';

interface Options {
  force?: boolean;
  dryRun?: boolean;
  history?: string;
}

const importOf = (kind: ImportKind): Entry => ({
  typed: kind.options ? kind.name : `${kind.name} <file>`,
  about: kind.about,
  options: {
    ...Object.fromEntries(
      Object.entries(kind.options ?? {}).map(([name, { about, address }]) => [
        `--${name} <file>`,
        [about, address] as const,
      ]),
    ),
    ...(kind.force && { '--force': kind.force }),
    '--dry-run': 'prova: controlla tutto, dice che cosa cambierebbe e non scrive niente',
    ...(kind.past && { '--history <folder>': kind.past.about }),
  },
  reads: ({ dryRun = false }: Options) => dryRun,
  async *run(
    { open, cwd },
    { force = false, dryRun = false, history, ...files }: Options,
    file?: string,
  ) {
    const typed: Record<string, string> = history ? { history } : file ? { file } : files;
    const sources: Record<string, string> = {};
    for (const [name, source] of Object.entries(typed)) sources[name] = await resolve(source, cwd);
    const source = sourceName(Object.values(sources));
    const context = { ...(await open()), source, isTrial: dryRun };
    const report = await (
      history ? kind.past!.run(context, sources['history']!) : kind.run(context, sources, force)
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const sentences = [error.message, error.command, 'Niente è stato cambiato.'];
      throw new Refusal(sentences.filter(Boolean).join('\n'), { cause: error });
    });
    yield* reportLines(report);
    return isUseless(report) ? 1 : 0;
  },
});

/**
 * Resolves a file against the caller's folder; an address stays unchanged. @throws UsageError when it cannot be read
 */
async function resolve(source: string, cwd: string): Promise<string> {
  if (isAddress(source)) {
    const isUsable = URL.canParse(source) && source.length <= SHEET_MAX.address;
    check(isUsable, "L'indirizzo non è valido o è troppo lungo.");
    return source;
  }
  const file = path.resolve(cwd, source);
  await withFile(file, access);
  return file;
}

const undo = entry({
  typed: 'undo <tipo>',
  about: `ritira i prezzi dell'ultima importazione di un tipo: ${UNDOABLE.join(', ')}`,
  reads: () => true,
  async *run({ open }, _, kind: string) {
    const isKnown = UNDOABLE.includes(kind);
    check(isKnown, `«undo ${kind}» non esiste: i tipi sono ${UNDOABLE.join(', ')}.`);
    const { startedAt, withdrawn, waiting } = await undoNewestRun(await open(), kind);
    yield `Annullata l'importazione «${kind}» del ${formatTime(startedAt)}.`;
    yield `Prezzi ritirati: ${italianNumber(withdrawn)}. Valgono di nuovo quelli di prima.`;
    if (waiting > 0) {
      yield `Prezzi che aveva confermato e che aspettano di nuovo: ${italianNumber(waiting)}.`;
    }
    yield 'Restano come sono: distributori, carburanti, immagini e impostazioni.';
  },
});

/** The import command. Exit code 0 when imported, 1 when the files were refused or no row could be used. */
export const importCommand: Command = async (call) =>
  await runProgram(call, {
    name: 'import',
    about: 'Importa distributori e prezzi. I formati sono descritti in docs/import.md.',
    entries: [...IMPORT_KINDS.map(importOf), undo],
    mayRefuse: true,
  });
