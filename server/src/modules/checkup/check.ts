import type { CheckId, Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Executor } from '../../db/database.ts';

export interface CheckedConfig {
  dataDir: string;
  databaseUrl: string | undefined;
  backupDir: string;
  backupKey: string | undefined;
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  trustProxy: string[];
  clockStart: Date | undefined;
}

export interface Reached {
  db: Executor;
  engine: Database['engine'];
  /** Of PostgreSQL. */
  version: string;
  bytes: number;
  /** Milliseconds by which its clock is ahead of this process's. */
  aheadMs: number;
}

export interface CheckParts {
  config: CheckedConfig;
  clock: Clock;
  /** Italian sentences about variables: those with an unusable value, and unknown ones. */
  variables: {
    wrong: readonly string[];
    ignored: readonly string[];
    /** The names of those with an unusable value. */
    unusable: readonly string[];
  };
  /** The database, or why it cannot be used, as an Italian sentence. */
  database: Reached | { failure: string };
  /** True in the running server. */
  isServed: boolean;
  /** True when the server seems to be behind a proxy, although the configuration trusts none. */
  isProxied?: boolean;
  /** Describes a check's error in Italian, without a secret; undefined where the caller handles errors. */
  explain?: (error: unknown) => string;
}

export interface CheckResult extends Pick<Finding, 'state' | 'text'> {
  step?: string;
  station?: number;
}

export interface Check {
  id: CheckId;
  /** Variables without which it is skipped. */
  needs?: readonly string[];
  /** @throws NotReached when it needs a database that does not answer */
  look(parts: CheckParts): Promise<readonly CheckResult[]> | readonly CheckResult[];
}

export const ok = (text: string): CheckResult[] => [{ state: 'ok', text }];
export const skipped = (text: string): CheckResult[] => [{ state: 'skipped', text }];
export const warning = (text: string, step: string): CheckResult[] => [
  { state: 'warning', text, step },
];
export const wrong = (text: string, step: string): CheckResult[] => [
  { state: 'wrong', text, step },
];

/** Splits the sentence of an error, whose part after the last colon is the step to take. */
export function wrongAs(sentence: string): CheckResult[] {
  const [, text = sentence, step] = /^(.+): (.+)$/su.exec(sentence.trim()) ?? [];
  if (!step) return [{ state: 'wrong', text }];
  return wrong(text, `${step.charAt(0).toUpperCase()}${step.slice(1)}`);
}

/** Thrown by a check that needs a database which does not answer. */
export class NotReached extends Error {}

/** Returns the database. @throws NotReached if it does not answer */
export function reached({ database }: Pick<CheckParts, 'database'>): Reached {
  if ('failure' in database) throw new NotReached(database.failure);
  return database;
}
