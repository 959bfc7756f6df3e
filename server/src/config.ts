import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod/mini';
import { SHEET_MAX } from '@pieno/contract/station-limits.ts';
import { databaseUrlProblem } from './db/postgres/database-url.ts';
import { ConfigError, FILE_VARIABLES } from './environment.ts';
import { SENDER, senderOf } from './modules/mail/sender.ts';
import {
  readSocialClients,
  SOCIAL_VARIABLES,
  type SocialClients,
} from './modules/social/clients.ts';
import { typedCommand } from './typed-command.ts';

/** The configuration from environment variables, read once at the start of the process. */
export interface Config {
  port: number;
  host: string;
  /** Absolute folder of the embedded database and outbox. */
  dataDir: string;
  /** Address of a PostgreSQL server; unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Secret from which all keys are derived, at least 32 characters; unset: the one stored in the database. */
  secret: string | undefined;
  /** Origin under which visitors reach the product; unset when it is not configured. */
  publicUrl: string | undefined;
  /** Mail server; unset: mails land in the outbox of `dataDir`. */
  smtpUrl: string | undefined;
  /** Sender of mails, as in the From header. */
  mailFrom: string;
  /** The configured social sign-in providers. */
  social: SocialClients;
  /** Public key of age to which back-ups are encrypted; unset: none are written. */
  backupKey: string | undefined;
  /** Absolute folder of the back-ups. */
  backupDir: string;
  /** False hides the template's demo pages (rule gallery-off). */
  gallery: boolean;
  /** True imports the ministry's files once a day. */
  dailyImport: boolean;
  /** Addresses of spreadsheets of stations and of prices, imported once a day; unset: none. */
  stationsAddress: string | undefined;
  pricesAddress: string | undefined;
  /** Proxies trusted to state the visitor's address: IPs, CIDR ranges or keywords such as `loopback`. */
  trustProxy: string[];
  logLevel: string;
  /** False discards the error reports of pages. */
  clientErrors: boolean;
  /** Token with which an operator reads figures and status; unset: the status is off. */
  metricsToken: string | undefined;
  /** Port of 127.0.0.1 on which figures are served without a token; unset: none. */
  metricsPort: number | undefined;
  /** Start time of the clock, for trials; unset: now. */
  clockStart: Date | undefined;
}

const PROXY_KEYWORDS = ['loopback', 'linklocal', 'uniquelocal'];

const entriesOf = (list: string): string[] =>
  list.split(',').flatMap((entry) => entry.trim() || []);

const BITS = { 4: 32, 6: 128 } as const;

function isProxy(entry: string): boolean {
  if (PROXY_KEYWORDS.includes(entry)) return true;
  const [, address = entry, bits = '1'] = /^([^/]+)\/(\d{1,3})$/.exec(entry) ?? [];
  const family = isIP(address) as 0 | 4 | 6;
  return family !== 0 && Number(bits) >= 1 && Number(bits) <= BITS[family];
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** Checks only the form; whether a host name resolves shows when the server listens. */
const isHost = (text: string) => isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);

/** True for an address that is only an origin: a path or credentials would be ignored silently. */
function isOrigin(address: string): boolean {
  const { href, origin } = URL.parse(address) ?? {};
  return href === `${origin}/`;
}

const SheetAddress = z
  .url({ protocol: /^https$/, hostname: /./ })
  .check(z.maxLength(SHEET_MAX.address));
const SHEET_ADDRESS = 'deve essere un indirizzo https:// di un foglio pubblicato come CSV';

const EnvironmentSchema = z.object({
  PORT: z._default(z.string().check(z.refine(isPort)), '3000'),
  HOST: z._default(z.string().check(z.refine(isHost)), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.regex(/\S/)), './data'),
  DATABASE_URL: z.optional(z.string().check(z.refine((url) => !databaseUrlProblem(url)))),
  SECRET: z.optional(z.string().check(z.refine((secret) => secret.trim().length >= 32))),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ }).check(z.refine(isOrigin))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
  MAIL_FROM: z.optional(z.string().check(z.regex(SENDER))),
  BACKUP_KEY: z.optional(z.string().check(z.regex(/^age1[a-z0-9]{58}$/))),
  BACKUP_DIR: z.optional(z.string().check(z.regex(/\S/))),
  GALLERY: z._default(z.enum(['on', 'off']), 'on'),
  DAILY_IMPORT: z._default(z.enum(['on', 'off']), 'off'),
  STATIONS_ADDRESS: z.optional(SheetAddress),
  PRICES_ADDRESS: z.optional(SheetAddress),
  TRUST_PROXY: z._default(z.string().check(z.refine((list) => entriesOf(list).every(isProxy))), ''),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  CLIENT_ERRORS: z._default(z.enum(['on', 'off']), 'on'),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{32,}$/))),
  METRICS_PORT: z.optional(z.string().check(z.refine(isPort))),
  CLOCK_START: z.optional(z.iso.datetime({ offset: true }).check(z.regex(/^2/))),
});

export const VARIABLES: readonly string[] = [
  ...Object.keys(EnvironmentSchema.shape),
  ...SOCIAL_VARIABLES,
  ...FILE_VARIABLES,
];

const SENTENCES: Record<string, string | ((given: string) => string)> = {
  PORT: 'PORT deve essere un numero di porta tra 0 e 65535',
  HOST: 'HOST deve essere un indirizzo IP o un nome, senza porta, per esempio 0.0.0.0',
  DATA_DIR: 'DATA_DIR deve essere il nome di una cartella',
  DATABASE_URL: (given) => `DATABASE_URL ${databaseUrlProblem(given)}`,
  SECRET: 'SECRET deve avere almeno 32 caratteri, senza contare gli spazi intorno',
  PUBLIC_URL:
    'PUBLIC_URL deve essere un indirizzo completo, senza percorso né credenziali, per esempio https://pieno.example',
  SMTP_URL:
    'SMTP_URL deve essere un indirizzo smtp:// o smtps://, per esempio smtp://utente:password@posta.example:587',
  MAIL_FROM: 'MAIL_FROM deve essere un mittente, per esempio Pieno <pieno@pieno.example>',
  BACKUP_KEY: `BACKUP_KEY deve essere una chiave pubblica, che comincia con age1: «${typedCommand('data key')}» ne fa una`,
  BACKUP_DIR: 'BACKUP_DIR deve essere il nome di una cartella',
  GALLERY: 'GALLERY può valere on oppure off',
  DAILY_IMPORT: 'DAILY_IMPORT può valere on oppure off',
  STATIONS_ADDRESS: `STATIONS_ADDRESS ${SHEET_ADDRESS}`,
  PRICES_ADDRESS: `PRICES_ADDRESS ${SHEET_ADDRESS}`,
  TRUST_PROXY:
    'TRUST_PROXY deve elencare indirizzi o reti separati da virgole, per esempio 10.0.0.0/8, oppure loopback, linklocal, uniquelocal',
  LOG_LEVEL: 'LOG_LEVEL può valere fatal, error, warn, info, debug, trace o silent',
  CLIENT_ERRORS: 'CLIENT_ERRORS può valere on oppure off',
  METRICS_TOKEN: 'METRICS_TOKEN deve avere almeno 32 caratteri, senza spazi',
  METRICS_PORT: 'METRICS_PORT deve essere un numero di porta tra 0 e 65535',
  CLOCK_START:
    'CLOCK_START deve essere una data ISO 8601 dal 2000 in poi, per esempio 2026-08-21T08:00:00Z',
};

/**
 * Reads the environment into one typed object. Empty variables count as unset.
 * @throws ConfigError with one Italian sentence per wrong variable
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = EnvironmentSchema.safeParse(given);
  const social = readSocialClients(given);
  const wrong = new Set(result.error?.issues.map((issue) => String(issue.path[0])));
  const sentences = [...wrong].map((name) => {
    const sentence = SENTENCES[name] ?? name;
    return typeof sentence === 'string' ? sentence : sentence(String(given[name]));
  });
  const problems = [...sentences, ...social.problems];
  if (!result.success || problems.length > 0) {
    throw new ConfigError(problems.map((problem) => `${problem}.`).join('\n'));
  }
  const env = result.data;
  const publicUrl = env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin;
  return {
    port: Number(env.PORT),
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    secret: env.SECRET,
    publicUrl,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? senderOf(publicUrl),
    social: social.clients,
    backupKey: env.BACKUP_KEY,
    backupDir: path.resolve(env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups')),
    gallery: env.GALLERY === 'on',
    dailyImport: env.DAILY_IMPORT === 'on',
    stationsAddress: env.STATIONS_ADDRESS,
    pricesAddress: env.PRICES_ADDRESS,
    trustProxy: entriesOf(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    clientErrors: env.CLIENT_ERRORS === 'on',
    metricsToken: env.METRICS_TOKEN,
    metricsPort: env.METRICS_PORT === undefined ? undefined : Number(env.METRICS_PORT),
    clockStart: env.CLOCK_START ? new Date(env.CLOCK_START) : undefined,
  };
}
