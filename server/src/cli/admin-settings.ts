/** npm run admin -- set, setting: the global settings. */
import { sentenceOf } from '@pieno/contract/error-sentences.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { changeSetting } from '../modules/administration/change-setting.ts';
import { listAdministeredSettings } from '../modules/administration/setting-list.ts';
import { SETTING_RULES } from '../modules/settings/rules.ts';
import { UsageError } from './italian-command.ts';

export interface SettingOptions {
  /** True for `--default`. */
  default?: boolean;
}

/**
 * Changes a setting.
 * @throws UsageError for an unknown key or values that its rule refuses
 */
export async function setSetting(
  { output, open }: CommandCall,
  key: string,
  values: readonly string[],
  { default: isDefault = false }: SettingOptions,
): Promise<void> {
  const rule = Object.hasOwn(SETTING_RULES, key)
    ? SETTING_RULES[key as keyof typeof SETTING_RULES]
    : undefined;
  if (!rule) {
    const keys = Object.keys(SETTING_RULES).join(', ');
    throw new UsageError(`L'impostazione «${key}» non esiste. Le chiavi sono ${keys}.`);
  }
  const problem = isDefault ? undefined : rule.problem(values);
  if (problem) {
    const sentence = sentenceOf(problem);
    throw new UsageError(`${key}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.`);
  }
  const { database, clock } = await open();
  await inTransaction(database.kysely, (tx) =>
    changeSetting(tx, clock, OPERATOR, key, isDefault ? null : values),
  );
  output.line(`${key}: ${isDefault ? 'valore predefinito' : values.join(' ')}`);
}

/** Lists the settings. @throws UsageError for another word than "list" */
export async function showSettings({ output, open }: CommandCall, word: string): Promise<void> {
  if (word !== 'list') throw new UsageError(`«setting ${word}» non esiste: prova «setting list».`);
  const { database } = await open();
  for (const { key, values, limits } of await listAdministeredSettings(database.kysely)) {
    const { about, values: names } = SETTING_RULES[key as keyof typeof SETTING_RULES];
    output.line(`${key} = ${values.filter(Boolean).join(' · ') || '(vuota)'}`);
    output.line(`    ${about} (${names}: ${limits})`);
  }
}
