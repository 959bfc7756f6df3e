/** npm run doctor: checks the installation and says how to fix what is wrong (rule checkup-list). */
import { parseArgs } from 'node:util';
import { CHECK_STATES } from '@pieno/contract/checkup/checkup.ts';
import type { Command, CommandCall } from '../../control/command.ts';
import { DataFolderInUse } from '../../db/embedded/owner-lock.ts';
import { secretSentence } from '../../failure-sentence.ts';
import { meetsProxy } from '../../http/forwarded.ts';
import type { CheckParts } from '../../modules/checkup/check.ts';
import { ALL_CHECKS, reachDatabase, runChecks } from '../../modules/checkup/run-checks.ts';
import { typedCommand } from '../../typed-command.ts';
import { readUsableConfig } from '../../usable-config.ts';
import { reportLines } from './report-lines.ts';

const HELP = `Uso: ${typedCommand('doctor [opzioni]')}

Controlla l'installazione e, di ciò che non va, dice che cosa fare. Non cambia niente.

Opzioni:
  --json      risponde con JSON
  -h, --help  mostra questo aiuto

Esce con 1 se qualcosa non va, con 0 se ci sono solo avvisi.`;
const USAGE_EXIT = 2;

const OPTIONS = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  // The variables of the caller; the running server has its own.
  variables: { type: 'string' },
} as const;

/** The doctor. Exit code 1 when something is wrong, 2 when an argument is. */
export const doctorCommand: Command = async (call) => {
  const { args, output } = call;
  const typed = readOptions(args);
  if (!typed) {
    output.error("Quest'opzione non esiste.");
    output.error(`Per l'aiuto: ${typedCommand('doctor --help')}`);
    return USAGE_EXIT;
  }
  if (typed.help) {
    output.line(HELP);
    return 0;
  }
  const findings = await runChecks(ALL_CHECKS, await partsOf(call, typed.variables));
  const sorted = findings.toSorted(
    (one, other) => CHECK_STATES.indexOf(one.state) - CHECK_STATES.indexOf(other.state),
  );
  if (typed.json) output.line(JSON.stringify({ checks: sorted }, null, 2));
  else for (const line of reportLines(sorted)) output.line(line);
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
};

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch {
    return undefined;
  }
}

async function partsOf(call: CommandCall, asked: string | undefined): Promise<CheckParts> {
  const { config, clock, isServed } = call;
  const variables = [readUsableConfig(process.env).variables, JSON.parse(asked ?? '{}')] as const;
  const all = (of: keyof CheckParts['variables']) => [
    ...new Set(variables.flatMap((each: Partial<CheckParts['variables']>) => each[of] ?? [])),
  ];
  const database = await reachFor(call, all('unusable'));
  return {
    config,
    clock,
    variables: { wrong: all('wrong'), ignored: all('ignored'), unusable: all('unusable') },
    database,
    isServed,
    isProxied: meetsProxy(config),
    explain: secretSentence,
  };
}

/** @throws DataFolderInUse while the server that uses the data may still answer */
async function reachFor(
  call: CommandCall,
  unusable: readonly string[],
): Promise<CheckParts['database']> {
  const cause = ['DATABASE_URL', 'DATA_DIR'].find((name) => unusable.includes(name));
  if (cause) return { failure: `${cause} non è valida.` };
  try {
    const { database } = await call.open({ reads: true, asItIs: true });
    return await reachDatabase(database.kysely, database.engine);
  } catch (error) {
    if (error instanceof DataFolderInUse && !call.isLastTry) throw error;
    return { failure: secretSentence(error) };
  }
}
