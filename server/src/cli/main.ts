/** The command line: `node main.ts import …` and `node main.ts admin …`, as npm runs them. */
import { pino } from 'pino';
import { clockStartingAt } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { INTERRUPTED } from '../control/failed-command.ts';
import { runCommand } from '../control/run-command.ts';
import { readEnvironment } from '../environment.ts';
import { failureSentence } from '../failure-sentence.ts';
import { misspelt } from '../misspelt.ts';
import { readPersonHash } from '../modules/accounts/person-hash.ts';
import { migrateWithCopy } from '../modules/backups/migrate-with-copy.ts';
import { renewHashes } from '../modules/people/renew-hashes.ts';
import { loadSeed } from '../modules/seed/load.ts';
import { readUsableConfig } from '../usable-config.ts';
import { COMMANDS } from './commands.ts';
import { terminalOutput } from './terminal-output.ts';

const [name, ...args] = process.argv.slice(2);
const output = terminalOutput();
try {
  // The doctor reports invalid variables, and checks the rest.
  const { config, extra = [] } = name === 'doctor' ? lenient() : { config: strict() };
  const level = config.logLevel === 'info' ? 'error' : config.logLevel;
  const parts = {
    config,
    clock: clockStartingAt(config.clockStart),
    logger: pino({ level }, process.stderr),
    signal: abortedByCtrlC(),
  };
  process.exitCode = await runCommand({
    name: name!,
    command: COMMANDS[name as keyof typeof COMMANDS],
    args: [...args, ...extra],
    // npm runs scripts in the project's folder; INIT_CWD is the caller's folder.
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    ...parts,
    output,
    prepare: (database) => prepare({ ...parts, database }),
  });
} catch (error) {
  output.error(failureSentence(error));
  process.exitCode = 1;
} finally {
  output.finish();
}

function lenient(): { config: Config; extra: string[] } {
  const { config, variables } = readUsableConfig(process.env);
  return { config, extra: ['--variables', JSON.stringify(variables)] };
}

function strict(): Config {
  const environment = readEnvironment(process.env);
  for (const sentence of misspelt(environment)) output.error(sentence);
  return readConfig(environment);
}

async function prepare(parts: Parameters<typeof migrateWithCopy>[0]): Promise<void> {
  const { database } = parts;
  const { dataDir, secret } = parts.config;
  const steps = await migrateWithCopy(parts);
  const isNew = steps.some((step) => step.startsWith('0001_'));
  if (database.engine === 'embedded' && isNew) {
    // Reveals a typing error in DATA_DIR: the command would write to a new database, not to the server's.
    output.error(`In ${dataDir} non c'era un database: ne ho creato uno nuovo.`);
  }
  await loadSeed(database.kysely);
  await renewHashes(database.kysely, () => readPersonHash(database.kysely, secret));
}

/** Returns a signal that Ctrl-C aborts, so that the command stops at a safe point; a second Ctrl-C ends the process. */
function abortedByCtrlC(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(INTERRUPTED);
    controller.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return controller.signal;
}
