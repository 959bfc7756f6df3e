import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readEnvironment } from './environment.ts';
import { misspelt } from './misspelt.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
const SECRET = 'thirty-two characters or more of it';

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('values of ENV_FILE apply where the environment sets none', () => {
  const ENV_FILE = fileOf(
    'pieno.env',
    '# Pieno\nPORT=4300\nLOG_LEVEL=warn\nMAIL_FROM="Pieno <a@b.sm>"\nHOST=\n',
  );
  expect(readEnvironment({ ENV_FILE, PORT: '4400', LOG_LEVEL: '' })).toEqual({
    ENV_FILE,
    PORT: '4400',
    LOG_LEVEL: 'warn',
    MAIL_FROM: 'Pieno <a@b.sm>',
  });
});

test('a misspelt variable in the file is reported too', () => {
  const ENV_FILE = fileOf('misspelt.env', 'SMPT_URL=smtp://mail.example\n');
  expect(misspelt(readEnvironment({ ENV_FILE }))).toHaveLength(1);
});

test.each([
  ['SECRET', SECRET],
  ['DATABASE_URL', 'postgres://pieno@db/pieno'],
  ['SMTP_URL', 'smtp://mail.example'],
  ['METRICS_TOKEN', SECRET],
  ['GOOGLE_CLIENT_SECRET', 'secret'],
  ['APPLE_CLIENT_SECRET', 'secret'],
])('%s may be given in a file, which the file of all variables may name', (name, secret) => {
  const file = fileOf(name, `${secret}\n`);
  const ENV_FILE = fileOf('names.env', `${name}_FILE=${file}\n`);
  expect(readEnvironment({ [`${name}_FILE`]: file })).toMatchObject({ [name]: secret });
  expect(readEnvironment({ ENV_FILE })).toMatchObject({ [name]: secret });
  expect(misspelt({ [`${name}_FILE`]: file })).toEqual([]);
});

test('only the trailing newline of a file is not part of the secret', () => {
  const SECRET_FILE = fileOf('windows', ' a b \r\n');
  expect(readEnvironment({ SECRET_FILE })).toMatchObject({ SECRET: ' a b ' });
});

test('each unreadable or empty file is refused with its variable and name, and so is each secret given twice', () => {
  mkdirSync(path.join(folder, 'folder'));
  const read = () =>
    readEnvironment({
      SECRET,
      SECRET_FILE: '/none',
      DATABASE_URL_FILE: '/none',
      SMTP_URL_FILE: path.join(folder, 'folder'),
      METRICS_TOKEN_FILE: fileOf('empty', '\n'),
    });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    [
      'SECRET e SECRET_FILE dicono la stessa cosa: lasciane una.',
      'DATABASE_URL_FILE: il file /none non esiste.',
      `SMTP_URL_FILE: il file ${folder}/folder è una cartella.`,
      `METRICS_TOKEN_FILE: il file ${folder}/empty è vuoto.`,
    ].join('\n'),
  );
});

test('without the file of all variables nothing starts', () => {
  expect(() => readEnvironment({ ENV_FILE: '/none/pieno.env' })).toThrow(
    new ConfigError('ENV_FILE: il file /none/pieno.env non esiste.'),
  );
});
