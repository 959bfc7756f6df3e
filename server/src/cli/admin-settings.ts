/** npm run admin -- set, setting, welcome. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ERROR_SENTENCES } from '@pieno/contract/error-sentences.ts';
import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import { SETTING_RULES } from '../modules/settings/rules.ts';
import { entry, withoutOptions } from './entry.ts';
import { check, reworded, withFile } from './typed.ts';
import { afterColon } from './format-output.ts';

const KEYS = Object.keys(SETTING_RULES).join(', ');

export const set = entry({
  typed: 'set <chiave> [valori...]',
  about: `cambia un'impostazione; le chiavi: ${KEYS}`,
  options: { '--default': 'torna al valore predefinito' },
  async *run({ send }, { default: isDefault }, key: string, values: string[]) {
    const isKey = Object.hasOwn(SETTING_RULES, key);
    check(isKey, `L'impostazione «${key}» non esiste. Le chiavi sono ${KEYS}.`);
    const sent = send('PUT /admin/settings/:key', { key, values: isDefault ? null : values });
    await reworded(sent, ({ message }) => `${key}: ${afterColon(message)}.`);
    yield `${key}: ${isDefault ? 'valore predefinito' : values.join(' ')}`;
  },
});

export const setting = entry({
  typed: 'setting <list>',
  about: '«setting list» elenca le impostazioni',
  reads: withoutOptions,
  async *run({ send }, _, action: string) {
    check(action === 'list', `«setting ${action}» non esiste: prova «setting list».`);
    let last = '';
    for (const setting of await send('GET /admin/settings')) {
      const { key, heading, values, limits, is_default: isDefault } = setting;
      const { about, values: names } = SETTING_RULES[key as keyof typeof SETTING_RULES];
      if (heading !== last) yield `${heading}:`;
      last = heading;
      const shown = values.filter(Boolean).join(' · ') || '(vuota)';
      yield `    ${key} = ${shown}${isDefault ? '' : ' (cambiata)'}`;
      yield `        ${about} (${names}: ${limits})`;
    }
  },
});

export const welcome = entry({
  typed: 'welcome <file>',
  about: 'cambia il messaggio di benvenuto (HTML)',
  options: {
    '--preview': 'mostra che cosa ne resterebbe, senza salvare',
    '--source <nome>': ['chi firma il messaggio', 'Pieno'],
  },
  reads: ({ preview = false }) => preview,
  async *run({ send, cwd }, { preview, source }, typed: string) {
    const file = path.resolve(cwd, typed);
    const message = await withFile(file, () => readFile(file, 'utf8'));
    check(message.trim(), `Il file ${file} è vuoto.`);
    check(message.length <= WELCOME_MAX_LENGTH, `${ERROR_SENTENCES.welcome_too_long}.`);
    if (preview) {
      yield (await send('POST /admin/welcome/preview', { message })).message;
      return;
    }
    await send('PUT /admin/welcome', { message, source: source! });
    yield 'Il messaggio di benvenuto è stato aggiornato.';
  },
});
