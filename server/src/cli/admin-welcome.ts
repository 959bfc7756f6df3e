import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import type { CommandContext, CommandOutput } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { saveWelcome } from '../modules/welcome/repository.ts';
import { UsageError } from './italian-command.ts';

/**
 * Replaces the welcome message with a file's HTML; what is not allowed there is taken out on the way.
 * @throws UsageError when the file cannot be read, is empty or too long
 */
export async function setWelcome(
  { database, cwd }: CommandContext,
  output: CommandOutput,
  name: string,
  source: string,
): Promise<void> {
  const file = path.resolve(cwd, name);
  const html = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
  });
  if (html.trim() === '') throw new UsageError(`Il file ${file} è vuoto.`);
  if (html.length > WELCOME_MAX_LENGTH) throw new UsageError(`${SENTENCES.welcomeTooLong}.`);
  await inTransaction(database.kysely, (tx) => saveWelcome(tx, html, source));
  output.line('Il messaggio di benvenuto è stato aggiornato.');
}
