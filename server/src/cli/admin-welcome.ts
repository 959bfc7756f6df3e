import { readFile } from 'node:fs/promises';
import { ERROR_SENTENCES } from '@pieno/contract/error-sentences.ts';
import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { changeWelcome } from '../modules/administration/change-welcome.ts';
import { sanitiseWelcome } from '../modules/welcome/sanitise.ts';
import { UsageError } from './italian-command.ts';

export interface WelcomeOptions {
  /** Who signs the message. */
  source: string;
  /** True to show what would be left of it, without saving. */
  preview?: boolean;
}

/**
 * Replaces the welcome message by a file's HTML, sanitised.
 * @param file absolute file name
 * @throws UsageError when the file cannot be read, is empty or too long
 */
export async function setWelcome(
  { output, open }: CommandCall,
  file: string,
  { source, preview: isPreview }: WelcomeOptions,
): Promise<void> {
  const html = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
  });
  if (html.trim() === '') throw new UsageError(`Il file ${file} è vuoto.`);
  if (html.length > WELCOME_MAX_LENGTH)
    throw new UsageError(`${ERROR_SENTENCES.welcome_too_long}.`);
  if (isPreview) {
    output.line(sanitiseWelcome(html));
    return;
  }
  const { database, clock } = await open();
  await inTransaction(database.kysely, (tx) =>
    changeWelcome(tx, clock, OPERATOR, { message: html, source }),
  );
  output.line('Il messaggio di benvenuto è stato aggiornato.');
}
