import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './environment.ts';

const PUBLIC_KEY = `age1${'q'.repeat(58)}`;

test('an empty environment is enough', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: undefined })).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    secret: undefined,
    publicUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Pieno <pieno@localhost>',
    social: {},
    backupKey: undefined,
    backupDir: path.resolve('data/backups'),
    gallery: true,
    dailyImport: false,
    stationsAddress: undefined,
    pricesAddress: undefined,
    trustProxy: [],
    logLevel: 'info',
    clientErrors: true,
    metricsToken: undefined,
    metricsPort: undefined,
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
    SMTP_URL: 'smtps://pieno:secret@mail.example',
    MAIL_FROM: 'Pieno San Marino <ciao@pieno.example>',
    GOOGLE_CLIENT_ID: 'pieno',
    GOOGLE_CLIENT_SECRET: 'secret',
    FACEBOOK_ISSUER: 'http://127.0.0.1:4120',
    FACEBOOK_CLIENT_ID: 'pieno',
    FACEBOOK_CLIENT_SECRET: 'secret',
    BACKUP_KEY: PUBLIC_KEY,
    BACKUP_DIR: '/mnt/pieno',
    GALLERY: 'off',
    DAILY_IMPORT: 'on',
    STATIONS_ADDRESS: 'https://fogli.example/distributori.csv',
    PRICES_ADDRESS: 'https://fogli.example/pub?output=csv',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    LOG_LEVEL: 'warn',
    CLIENT_ERRORS: 'off',
    METRICS_TOKEN: 'an-operators-token-of-32-letters',
    METRICS_PORT: '9464',
    CLOCK_START: '2026-08-21T08:00:00Z',
  });
  expect(config).toEqual({
    port: 4300,
    host: '127.0.0.1',
    dataDir: '/srv/pieno',
    databaseUrl: 'postgres://pieno@db/pieno',
    secret: 'thirty-two characters or more of it',
    publicUrl: 'https://pieno.example',
    smtpUrl: 'smtps://pieno:secret@mail.example',
    mailFrom: 'Pieno San Marino <ciao@pieno.example>',
    social: {
      google: { issuer: 'https://accounts.google.com', clientId: 'pieno', clientSecret: 'secret' },
      facebook: { issuer: 'http://127.0.0.1:4120', clientId: 'pieno', clientSecret: 'secret' },
    },
    backupKey: PUBLIC_KEY,
    backupDir: '/mnt/pieno',
    gallery: false,
    dailyImport: true,
    stationsAddress: 'https://fogli.example/distributori.csv',
    pricesAddress: 'https://fogli.example/pub?output=csv',
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    logLevel: 'warn',
    clientErrors: false,
    metricsToken: 'an-operators-token-of-32-letters',
    metricsPort: 9464,
    clockStart: new Date('2026-08-21T08:00:00Z'),
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', ' '],
  ['PORT', '-1'],
  ['PORT', '0x1267'],
  ['PORT', '4.712e3'],
  ['HOST', ' '],
  ['HOST', '127.0.0.1:4712'],
  ['DATA_DIR', ' '],
  ['DATABASE_URL', 'mysql://db/pieno'],
  ['DATABASE_URL', 'postgres://h:99999/x'],
  ['DATABASE_URL', 'postgres://:abc/x'],
  ['DATABASE_URL', 'postgres://u:p#w@h/x'],
  ['DATABASE_URL', 'postgres://u:1#w@h/x'],
  ['DATABASE_URL', 'postgres://[::1/x'],
  ['DATABASE_URL', 'postgres://h/x?sslrootcert=/no/such.pem'],
  ['SECRET', 'short'],
  ['SECRET', ' '.repeat(40)],
  ['PUBLIC_URL', 'pieno.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://pieno.example/fuel'],
  ['PUBLIC_URL', 'https://pieno.example/?a'],
  ['PUBLIC_URL', 'https://anna:secret@pieno.example'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:foo'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'Pieno'],
  ['MAIL_FROM', 'Pieno <pieno@pieno.example>, all@pieno.example'],
  ['MAIL_FROM', 'Pieno <pieno@pieno.example>\r\nBcc: all@pieno.example'],
  // A secret key must not be stored here.
  ['BACKUP_KEY', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
  ['BACKUP_DIR', ' '],
  ['GALLERY', 'yes'],
  ['DAILY_IMPORT', 'yes'],
  ['STATIONS_ADDRESS', 'distributori.csv'],
  ['PRICES_ADDRESS', 'http://fogli.example/prezzi.csv'],
  ['PRICES_ADDRESS', 'file:///srv/prezzi.csv'],
  ['PRICES_ADDRESS', `https://fogli.example/${'a'.repeat(2_000)}`],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', '2001:db8::/129'],
  ['TRUST_PROXY', '10.0.0.0/'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['LOG_LEVEL', 'loud'],
  ['CLIENT_ERRORS', 'no'],
  ['CLOCK_START', 'yesterday'],
  ['CLOCK_START', '0000-01-01T00:00:00Z'],
])('%s=%s is refused in Italian', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} (deve|può) .*\\.$`));
});

test("a missing file in DATABASE_URL is reported, the address's password is not", () => {
  const DATABASE_URL = 'postgres://u:geheim@h/x?sslrootcert=/no/such.pem';
  expect(() => readConfig({ DATABASE_URL })).toThrow(/^[^:]*: \/no\/such\.pem non si può\.$/);
});

test('alternative spellings are accepted', () => {
  expect(readConfig({ HOST: 'localhost' }).host).toBe('localhost');
  expect(readConfig({ HOST: '::' }).host).toBe('::');
  expect(readConfig({ PUBLIC_URL: 'HTTPS://Pieno.Example:443' }).publicUrl).toBe(
    'https://pieno.example',
  );
});

test('without a sender, mails come from the host of the public address', () => {
  const { mailFrom } = readConfig({ PUBLIC_URL: 'https://pieno.example:8443' });
  expect(mailFrom).toBe('Pieno <pieno@pieno.example>');
});

const APPLE = { APPLE_CLIENT_ID: 'pieno', APPLE_CLIENT_SECRET: 'secret' };
const PUBLIC = { PUBLIC_URL: 'https://pieno.example' };
test.each([
  ['APPLE_CLIENT_SECRET', { ...PUBLIC, ...APPLE, APPLE_CLIENT_SECRET: '' }],
  ['APPLE_CLIENT_ID', { ...PUBLIC, ...APPLE, APPLE_CLIENT_ID: '' }],
  ['APPLE_CLIENT_ID', { ...PUBLIC, APPLE_ISSUER: 'https://id.example' }],
  ['APPLE_ISSUER', { ...PUBLIC, ...APPLE, APPLE_ISSUER: 'http://id.example' }],
  ['APPLE_ISSUER', { ...PUBLIC, ...APPLE, APPLE_ISSUER: 'id.example' }],
  ['PUBLIC_URL', APPLE],
])('an incomplete or invalid social sign-in is refused with its %s', (name, environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} deve [^\n]*\\.$`));
});

test('all invalid variables are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', GALLERY: 'x' })).toThrow(/^PORT .*\nGALLERY .*\.$/);
});
