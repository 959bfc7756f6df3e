/** npm run admin -- set, setting, welcome. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ERROR_SENTENCES } from '@pieno/contract/error-sentences.ts';
import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import { AppError } from '../http/errors.ts';
import { SETTING_RULES } from '../modules/settings/rules.ts';
import type { Entry } from './entry.ts';
import { afterColon, UsageError } from './italian-command.ts';

const KEYS = Object.keys(SETTING_RULES).join(', ');

export const set: Entry = {
  typed: 'set <chiave> [valori...]',
  about: `cambia un'impostazione; le chiavi: ${KEYS}`,
  options: { '--default': 'torna al valore predefinito' },
  async *run({ send }, key: string, values: string[], typed: { default?: boolean }) {
    if (!Object.hasOwn(SETTING_RULES, key)) {
      throw new UsageError(`L'impostazione «${key}» non esiste. Le chiavi sono ${KEYS}.`);
    }
    const body = { values: typed.default ? null : values };
    await send('PUT /admin/settings/:key', { params: { key }, body }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new UsageError(`${key}: ${afterColon(error.message)}.`);
    });
    yield `${key}: ${typed.default ? 'valore predefinito' : values.join(' ')}`;
  },
};

export const setting: Entry = {
  reads: [],
  typed: 'setting <list>',
  about: '«setting list» elenca le impostazioni',
  async *run({ send }, word: string) {
    if (word !== 'list')
      throw new UsageError(`«setting ${word}» non esiste: prova «setting list».`);
    for (const { key, values, limits } of await send('GET /admin/settings')) {
      const { about, values: names } = SETTING_RULES[key as keyof typeof SETTING_RULES];
      yield `${key} = ${values.filter(Boolean).join(' · ') || '(vuota)'}`;
      yield `    ${about} (${names}: ${limits})`;
    }
  },
};

export const welcome: Entry = {
  typed: 'welcome <file>',
  about: 'cambia il messaggio di benvenuto (HTML)',
  options: {
    '--preview': 'mostra che cosa ne resterebbe, senza salvare',
    '--source <nome>': ['chi firma il messaggio', 'Pieno'],
  },
  async *run({ send, cwd }, typed: string, options: { source: string; preview?: boolean }) {
    const file = path.resolve(cwd, typed);
    const message = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new UsageError(`Il file ${file} non esiste o non si può leggere.`, { cause: error });
    });
    if (message.trim() === '') throw new UsageError(`Il file ${file} è vuoto.`);
    if (message.length > WELCOME_MAX_LENGTH) {
      throw new UsageError(`${ERROR_SENTENCES.welcome_too_long}.`);
    }
    if (options.preview) {
      yield (await send('POST /admin/welcome/preview', { body: { message } })).message;
      return;
    }
    await send('PUT /admin/welcome', { body: { message, source: options.source } });
    yield 'Il messaggio di benvenuto è stato aggiornato.';
  },
};
