import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';
import type { Executor } from '../../db/database.ts';
import { bumpBoardVersion } from '../changes/board-version.ts';

/** Reads all global settings, by key. */
export async function listSettings(executor: Executor): Promise<Map<string, GlobalSetting>> {
  const rows = await executor.selectFrom('global_setting').selectAll().orderBy('key').execute();
  return new Map(rows.map(({ key, ...setting }) => [key, setting]));
}

/**
 * Saves a setting's values and notifies the board; the setting's note stays as it is.
 * @param tx an open transaction
 * @param values value1, value2, value3; missing ones become null
 */
export async function saveSetting(
  tx: Executor,
  key: string,
  values: readonly (string | null)[],
): Promise<void> {
  const [value1 = null, value2 = null, value3 = null] = values;
  await tx
    .insertInto('global_setting')
    .values({ key, value1, value2, value3 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value1, value2, value3 }))
    .execute();
  await bumpBoardVersion(tx, []);
}

/**
 * Adds the settings that are missing, and leaves the others as they are.
 * @param tx an open transaction
 * @returns how many were added
 */
export async function addMissingSettings(
  tx: Executor,
  settings: Readonly<Record<string, Partial<GlobalSetting>>>,
): Promise<number> {
  const added = await tx
    .insertInto('global_setting')
    .values(Object.entries(settings).map(([key, setting]) => ({ key, ...setting })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return added.length;
}
