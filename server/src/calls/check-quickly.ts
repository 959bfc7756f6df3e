import type { Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Executor } from '../db/database.ts';
import { meetsProxy } from '../http/forwarded.ts';
import type { CheckParts, Reached } from '../modules/checkup/check.ts';
import { lastFindings } from '../modules/checkup/periodic-checks.ts';
import { QUICK_CHECKS, reachDatabase, runChecks } from '../modules/checkup/run-checks.ts';
import { readUsableConfig } from '../usable-config.ts';
import type { CallParts } from './call-parts.ts';

/** As the server has read them: its environment does not change, and files of secrets may be gone. */
let variables: CheckParts['variables'] | undefined;

/**
 * Makes the checks that nobody has to wait for, and adds what the others have found last (rule checkup-list).
 * @throws what the database answers, or that it does not
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
