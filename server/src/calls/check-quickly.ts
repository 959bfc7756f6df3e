import type { Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Executor } from '../db/database.ts';
import type { Reached } from '../modules/checkup/check.ts';
import { lastLook } from '../modules/checkup/keep-looking.ts';
import { QUICK_CHECKS, reachDatabase, runChecks } from '../modules/checkup/run-checks.ts';
import { readUsableConfig } from '../usable-config.ts';
import type { CallParts } from './call-parts.ts';

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
  const findings = await runChecks(QUICK_CHECKS, {
    config,
    clock,
    variables: readUsableConfig(process.env).variables,
    database: reached,
    isServed,
  });
  return { findings: [...findings, ...lastLook(config)], reached };
}
