import type { AdministeredSettings } from '@pieno/contract/settings/administered-settings.ts';
import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';
import { DEFAULT_SETTINGS } from '../../../seed/settings.ts';
import type { Executor } from '../../db/database.ts';
import { listSettings } from '../../modules/settings/repository.ts';
import { SETTING_RULES, shownDecimal } from '../../modules/settings/rules.ts';
import { SETTING_HEADINGS, type AnySettingKey } from '../../modules/settings/values.ts';

/** Characters of a secret that are shown, enough to distinguish it. */
const SHOWN = 4;

/** Returns the values of a setting in a new installation. */
export function defaultsOf(key: AnySettingKey): (string | null)[] {
  const { value1, value2 = null } = DEFAULT_SETTINGS[key];
  return [value1, value2];
}

/** Lists every global setting under its heading, with meaning, limits and default (rule admin-settings). Secrets are shortened. */
export async function listAdministeredSettings(executor: Executor): Promise<AdministeredSettings> {
  const settings = await listSettings(executor);
  return Object.entries(SETTING_HEADINGS).flatMap(([heading, keys]) =>
    keys.map((key) => ({ heading, ...describe(key, settings.get(key)) })),
  );
}

function describe(
  key: AnySettingKey,
  { value1 = null, value2 = null, value3 = null }: Partial<GlobalSetting> = {},
): Omit<AdministeredSettings[number], 'heading'> {
  const { about, fields, limits, isDecimal, secret } = SETTING_RULES[key];
  const texts = (values: readonly (string | null | undefined)[]) =>
    fields
      .map((_, place) => values[place] ?? '')
      .map((value) => (isDecimal ? shownDecimal(value) : value));
  const values = texts([value1, value2, value3]);
  const defaults = texts(defaultsOf(key));
  return {
    key,
    about: about.charAt(0).toUpperCase() + about.slice(1),
    fields: [...fields],
    limits,
    values: values.map((value, place) => (place === secret ? shorten(value) : value)),
    defaults,
    // An empty one counts as its default (rule settings-global).
    is_default: values.every((value) => value === '') || values.join(' ') === defaults.join(' '),
    secret: secret ?? null,
  };
}

const shorten = (secret: string): string =>
  secret.length > 2 * SHOWN ? `…${secret.slice(-SHOWN)}` : secret && '…';
