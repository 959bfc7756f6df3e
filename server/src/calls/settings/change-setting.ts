import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { listSettings, saveSetting } from '../../modules/settings/repository.ts';
import { SETTING_RULES, storedDecimal } from '../../modules/settings/rules.ts';
import type { AnySettingKey } from '../../modules/settings/values.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';
import { defaultsOf } from './setting-list.ts';

/**
 * Changes a global setting and logs it (rule admin-settings); the board is refreshed.
 * @param tx an open transaction
 * @param typed its values; a single "-" empties it, null restores its default, and a secret typed empty stays
 * @throws notFound `setting_not_found`; invalid with the problem that the setting's rule finds
 */
export async function changeSetting(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  key: string,
  typed: readonly string[] | null,
): Promise<void> {
  if (!Object.hasOwn(SETTING_RULES, key)) throw notFound('setting_not_found');
  const known = key as AnySettingKey;
  const values = typed === null ? null : await withSecret(tx, known, typed);
  const problem = values && SETTING_RULES[known].problem(values);
  if (problem) throw invalid(problem);
  const { isDecimal } = SETTING_RULES[known];
  const stored = values
    ?.map((value) => (isDecimal ? storedDecimal(value) : value))
    .map((value) => (value === '-' || value === '' ? null : value));
  await saveSetting(tx, key, stored ?? defaultsOf(known));
  // Without the values: one of them is a key of a map.
  await logAction(tx, clock.now(), actor, { action: 'setting_changed', target: { key } });
}

/** Drops empty values at the end, and inserts the stored secret when none was typed and one is needed. */
async function withSecret(
  tx: Executor,
  key: AnySettingKey,
  typed: readonly string[],
): Promise<readonly string[]> {
  const values = [...typed];
  const { secret } = SETTING_RULES[key];
  if (secret !== undefined && values[secret] === '' && values[0]?.includes('{key}')) {
    values[secret] = (await listSettings(tx)).get(key)?.value2 ?? '';
  }
  return values.slice(0, values.findLastIndex((value) => value !== '') + 1);
}
