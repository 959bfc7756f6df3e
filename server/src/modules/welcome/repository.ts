import type { WelcomeMessage } from '@pieno/contract/settings.ts';
import type { Executor } from '../../db/database.ts';
import { touchBoard } from '../board/version.ts';

/** The welcome message as stored, or undefined where none was ever saved. */
export async function findWelcome(executor: Executor): Promise<WelcomeMessage | undefined> {
  return await executor
    .selectFrom('welcome_message')
    .select(['message', 'source'])
    .executeTakeFirst();
}

/**
 * Replaces the welcome message and tells the board.
 * @param tx an open transaction
 * @param message HTML, already sanitised
 */
export async function replaceWelcome(tx: Executor, message: string, source: string): Promise<void> {
  await tx
    .insertInto('welcome_message')
    .values({ message, source })
    .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ message, source }))
    .execute();
  await touchBoard(tx, []);
}
