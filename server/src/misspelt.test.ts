// Tests rule variables-named.
import { expect, test } from 'vitest';
import { misspelt } from './misspelt.ts';

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['backup_key', 'BACKUP_KEY'],
  ['SECERT', 'SECRET'],
  ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
])('%s is reported, with its probable meaning', (name, meant) => {
  expect(misspelt({ [name]: 'x' })).toEqual([
    `${name} non è una variabile di Pieno, e non vale: forse è ${meant}.`,
  ]);
});

test.each([
  'HOME',
  'PATH',
  'HOSTNAME',
  'PGHOST',
  'PORT',
  'SMTP_URL',
  'MAIL_HOST',
  'npm_config_port',
])('%s is not', (name) => {
  expect(misspelt({ [name]: 'x' })).toEqual([]);
});

test('a variable is not reported when the similar one is set or when it is empty', () => {
  expect(misspelt({ SMTP_URL: 'smtp://mail.example', SMTP_URLS: 'x', SMPT_URL: '' })).toEqual([]);
});
