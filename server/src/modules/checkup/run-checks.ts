import { sql } from 'kysely';
import { CHECKS, type CheckId, type Finding } from '@pieno/contract/checkup/checkup.ts';
import { systemClock, type Clock } from '../../clock.ts';
import type { Database, Executor } from '../../db/database.ts';
import {
  NotReached,
  skipped,
  type Check,
  type CheckParts,
  type Reached,
  type CheckResult,
} from './check.ts';
import { DATA_CHECKS } from './data-checks.ts';
import { MACHINE_CHECKS } from './machine-checks.ts';
import { NETWORK_CHECKS } from './network-checks.ts';
import { PRODUCT_CHECKS } from './product-checks.ts';

const ORDER = Object.keys(CHECKS);
const inOrder = (checks: readonly Check[]): Check[] =>
  checks.toSorted((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));

/** Checks that take a moment. */
export const QUICK_CHECKS = inOrder([...MACHINE_CHECKS, ...DATA_CHECKS, ...PRODUCT_CHECKS]);
export const ALL_CHECKS = inOrder([...QUICK_CHECKS, ...NETWORK_CHECKS]);

/**
 * Runs checks, one after the other, and returns their findings (rule checkup-list).
 * @throws the error of a check, unless `explain` describes it
 */
export async function runChecks(checks: readonly Check[], parts: CheckParts): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) {
    // oxlint-disable-next-line no-await-in-loop -- in this order, and on a connection that may be the only one
    const results = await look(check, parts);
    findings.push(...results.map((each) => findingOf(check.id, each)));
  }
  return findings;
}

/** Makes the finding of a result. */
export const findingOf = (id: CheckId, { state, text, step, station }: CheckResult): Finding => ({
  id,
  state,
  text,
  step: step ?? null,
  station: station ?? null,
  at: null,
});

async function look(check: Check, parts: CheckParts): Promise<readonly CheckResult[]> {
  const unusable = check.needs?.find((name) => parts.variables.unusable.includes(name));
  if (unusable) return skipped(`Non controllato: ${unusable} non è valida`);
  try {
    return await check.look(parts);
  } catch (error) {
    if (error instanceof NotReached) return skipped('Non controllato: manca il database');
    if (!parts.explain) throw error;
    return skipped(`Non controllato: ${parts.explain(error)}`);
  }
}

/**
 * Reads from a database what checks need.
 * @param clock this machine's, also in a trial of another day
 * @throws the database's error
 */
export async function reachDatabase(
  db: Executor,
  engine: Database['engine'],
  clock: Clock = systemClock,
): Promise<Reached> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ version: string; bytes: string; now: Date }>`
    select current_setting('server_version') as version, clock_timestamp() as now,
      pg_database_size(current_database()) as bytes`.execute(db);
  const { version, bytes, now } = rows[0]!;
  const middle = (before + clock.now().getTime()) / 2;
  return { db, engine, version, bytes: Number(bytes), aheadMs: now.getTime() - middle };
}
