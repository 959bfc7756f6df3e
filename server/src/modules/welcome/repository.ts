import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import type { WelcomeMessage } from '@pieno/contract/settings/settings.ts';
import type { Executor } from '../../db/database.ts';
import { validation } from '../../errors.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';
import { sanitiseWelcome } from './sanitise.ts';

/** Reads the welcome message, sanitised again on reading; undefined when none was ever saved. */
export async function findWelcome(executor: Executor): Promise<WelcomeMessage | undefined> {
  const row = await executor
    .selectFrom('welcome_message')
    .select(['message', 'source'])
    .executeTakeFirst();
  return row && { ...row, message: sanitiseWelcome(row.message) };
}

/**
 * Sanitises a welcome message, replaces the previous one and notifies the board.
 * @param tx an open transaction
 * @param html at most `WELCOME_MAX_LENGTH` characters
 * @throws validation with an Italian sentence when it is longer
 */
export async function saveWelcome(tx: Executor, html: string, source: string): Promise<void> {
  if (html.length > WELCOME_MAX_LENGTH) {
    throw validation({ message: [{ code: 'welcome_too_long' }] }, 'welcome_too_long');
  }
  const message = sanitiseWelcome(html);
  await tx
    .insertInto('welcome_message')
    .values({ message, source })
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ message, source }))
    .execute();
  await bumpBoardVersion(tx, []);
}

/** Adds a welcome message where none was ever saved. @param tx an open transaction @returns how many were added */
export async function addMissingWelcome(tx: Executor, welcome: WelcomeMessage): Promise<number> {
  const added = await tx
    .insertInto('welcome_message')
    .values(welcome)
    .onConflict((conflict) => conflict.column('singleton').doNothing())
    .returning('singleton')
    .execute();
  return added.length;
}
