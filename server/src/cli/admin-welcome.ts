import { readFile } from 'node:fs/promises';
import { ERROR_SENTENCES } from '@pieno/contract/error-sentences.ts';
import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { logAction } from '../modules/action-log/log-action.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { saveWelcome } from '../modules/welcome/repository.ts';
import { UsageError } from './italian-command.ts';

/**
 * Replaces the welcome message by a file's HTML, sanitised.
 * @param file absolute file name
 * @param source who signs the message
 * @throws UsageError when the file cannot be read, is empty or too long
 */
export async function setWelcome(
  { output, open }: CommandCall,
  file: string,
  source: string,
): Promise<void> {
  const html = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
  });
  if (html.trim() === '') throw new UsageError(`Il file ${file} è vuoto.`);
  if (html.length > WELCOME_MAX_LENGTH)
    throw new UsageError(`${ERROR_SENTENCES.welcome_too_long}.`);
  const { database, clock } = await open();
  await inTransaction(database.kysely, async (tx) => {
    await saveWelcome(tx, html, source);
    await logAction(tx, clock.now(), OPERATOR, { action: 'welcome_changed', target: { source } });
  });
  output.line('Il messaggio di benvenuto è stato aggiornato.');
}
