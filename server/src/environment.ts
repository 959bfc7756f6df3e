/** Sources of variables besides the environment: a file with all of them, and a file for each secret. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SOCIAL_VARIABLES } from './modules/social/clients.ts';

const ENV_FILE = 'ENV_FILE';

/** Variables that hold a secret: `<NAME>_FILE` names a file that holds it instead. */
const SECRETS: readonly string[] = [
  'SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  ...SOCIAL_VARIABLES.filter((name) => name.endsWith('_CLIENT_SECRET')),
];

const fileVariable = (name: string) => `${name}_FILE`;

/** The names of the variables that this module reads. */
export const FILE_VARIABLES: readonly string[] = [ENV_FILE, ...SECRETS.map(fileVariable)];

/** The environment is invalid; the message says in Italian which variables and why. */
export class ConfigError extends Error {}

/**
 * Adds the variables of the file named by `ENV_FILE`, unless the environment sets them, and the secrets in files of
 * their own.
 * @returns the variables that are not empty
 * @throws ConfigError with one Italian sentence per unreadable or empty file, and per secret given twice
 */
export function readEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const outside = notEmpty(environment);
  const file = outside[ENV_FILE];
  const given = file ? { ...notEmpty(parseEnv(read(ENV_FILE, file))), ...outside } : outside;
  const problems: string[] = [];
  for (const name of SECRETS) {
    const secretFile = given[fileVariable(name)];
    if (secretFile === undefined) continue;
    try {
      if (given[name])
        throw new ConfigError(
          `${name} e ${fileVariable(name)} dicono la stessa cosa: lasciane una.`,
        );
      given[name] = secretIn(name, secretFile);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return given;
}

const notEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value));

function secretIn(name: string, file: string): string {
  const secret = read(fileVariable(name), file).replace(/\r?\n$/, '');
  if (!secret) throw new ConfigError(`${fileVariable(name)}: il file ${file} è vuoto.`);
  return secret;
}

const REASONS: Record<string, string> = {
  ENOENT: 'non esiste',
  EACCES: 'non si può leggere: mancano i permessi',
  EISDIR: 'è una cartella',
};

function read(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = REASONS[code] ?? `non si può leggere (${code})`;
    throw new ConfigError(`${variable}: il file ${file} ${why}.`);
  }
}
