import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment is enough', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: undefined })).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    secret: undefined,
    publicUrl: undefined,
    gallery: true,
    dailyImport: false,
    trustProxy: [],
    logLevel: 'info',
    clockStart: undefined,
  });
});

test('every variable has its effect', () => {
  const config = readConfig({
    PORT: '4300',
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/pieno',
    DATABASE_URL: 'postgres://pieno@db/pieno',
    SECRET: 'thirty-two characters or more of it',
    PUBLIC_URL: 'https://pieno.example/',
    GALLERY: 'off',
    DAILY_IMPORT: 'on',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    LOG_LEVEL: 'warn',
    CLOCK_START: '2026-08-21T08:00:00Z',
  });
  expect(config).toEqual({
    port: 4300,
    host: '127.0.0.1',
    dataDir: '/srv/pieno',
    databaseUrl: 'postgres://pieno@db/pieno',
    secret: 'thirty-two characters or more of it',
    publicUrl: 'https://pieno.example',
    gallery: false,
    dailyImport: true,
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    logLevel: 'warn',
    clockStart: new Date('2026-08-21T08:00:00Z'),
  });
});

test.each([
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://db/pieno'],
  ['SECRET', 'short'],
  ['PUBLIC_URL', 'pieno.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['GALLERY', 'yes'],
  ['DAILY_IMPORT', 'yes'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['CLOCK_START', 'yesterday'],
])('%s=%s is refused in Italian', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} (deve|può) .*\\.$`));
});

test('all wrong variables are named at once', () => {
  expect(() => readConfig({ PORT: 'x', GALLERY: 'x' })).toThrow(/^PORT .*\nGALLERY .*\.$/);
});
