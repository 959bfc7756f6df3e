import type { Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Executor } from '../db/database.ts';
import { meetsProxy } from '../http/forwarded.ts';
import type { CheckParts, Reached } from '../modules/checkup/check.ts';
import { lastFindings } from '../modules/checkup/periodic-checks.ts';
import { QUICK_CHECKS, reachDatabase, runChecks } from '../modules/checkup/run-checks.ts';
import { readUsableConfig } from '../usable-config.ts';
import type { CallParts } from './call-parts.ts';

/** As the server has read them: its environment does not change, and files of secrets may have been removed. */
let variables: CheckParts['variables'] | undefined;

/**
 * Runs the fast checks, and adds the last results of the others (rule checkup-list).
 * @throws the database's errors, also when it is away
 */
export async function checkQuickly(
  db: Executor,
  {
    database,
    clock,
    config,
    isServed,
  }: Pick<CallParts, 'database' | 'clock' | 'config' | 'isServed'>,
): Promise<{ findings: Finding[]; reached: Reached }> {
  const reached = await reachDatabase(db, database.engine);
  variables ??= readUsableConfig(process.env).variables;
  const findings = await runChecks(QUICK_CHECKS, {
    config,
    clock,
    variables,
    database: reached,
    isServed,
    isProxied: meetsProxy(config),
  });
  return { findings: [...findings, ...lastFindings(config)], reached };
}
