import type { WelcomeMessage } from '@pieno/contract/settings/settings.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { validation } from '../../errors.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { findWelcome, saveWelcome } from '../../modules/welcome/repository.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';

/**
 * Replaces the welcome message, sanitised, and logs it (rule admin-settings); the board is refreshed.
 * @param tx an open transaction
 * @returns the message as stored
 * @throws validation `welcome_too_long`, `field_missing`
 */
export async function changeWelcome(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  { message, source }: WelcomeMessage,
): Promise<WelcomeMessage> {
  if (message.trim() === '') throw validation({ message: [{ code: 'field_missing' }] });
  await saveWelcome(tx, message, source);
  await logAction(tx, clock.now(), actor, { action: 'welcome_changed', target: { source } });
  return (await findWelcome(tx))!;
}
