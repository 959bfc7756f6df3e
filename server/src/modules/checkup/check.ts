import type { CheckId, Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Executor } from '../../db/database.ts';

/** What checks read of the configuration. */
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

/** A database that has answered. */
export interface Reached {
  db: Executor;
  engine: Database['engine'];
  /** Of PostgreSQL. */
  version: string;
  bytes: number;
  /** Milliseconds by which its clock is ahead of this process's. */
  aheadMs: number;
}

/** What all checks of one look work with. */
export interface CheckParts {
  config: CheckedConfig;
  clock: Clock;
  /** Italian sentences about variables: those whose value cannot be used, and those that are none of ours. */
  variables: {
    wrong: readonly string[];
    ignored: readonly string[];
    /** The names of those whose value cannot be used. */
    unusable: readonly string[];
  };
  /** The database, or why it cannot be used, as an Italian sentence. */
  database: Reached | { failure: string };
  /** True in the running server. */
  isServed: boolean;
  /** True when a proxy seems to stand in front of the server though the configuration trusts none. */
  isProxied: boolean;
  /** Says in Italian what a check has met, without a secret; undefined where its errors are the caller's. */
  explain?: (error: unknown) => string;
}

/** What a check says. */
export interface Said extends Pick<Finding, 'state' | 'text'> {
  step?: string;
  station?: number;
}

/** One check. */
export interface Check {
  id: CheckId;
  /** Variables without which it says nothing. */
  needs?: readonly string[];
  /** @throws NotReached when it needs a database that does not answer */
  look(parts: CheckParts): Promise<readonly Said[]> | readonly Said[];
}

export const ok = (text: string): Said[] => [{ state: 'ok', text }];
export const skipped = (text: string): Said[] => [{ state: 'skipped', text }];
export const warning = (text: string, step: string): Said[] => [{ state: 'warning', text, step }];
export const wrong = (text: string, step: string): Said[] => [{ state: 'wrong', text, step }];

/** Splits the sentence of an error, which says after its last colon what to do. */
export function wrongAs(sentence: string): Said[] {
  const [, text = sentence, step] = /^(.+): (.+)$/su.exec(sentence.trim()) ?? [];
  if (!step) return [{ state: 'wrong', text }];
  return wrong(text, `${step.charAt(0).toUpperCase()}${step.slice(1)}`);
}

/** A check could not be made, as the database does not answer. */
export class NotReached extends Error {}

/** Returns the database that has answered. @throws NotReached */
export function reached({ database }: Pick<CheckParts, 'database'>): Reached {
  if ('failure' in database) throw new NotReached(database.failure);
  return database;
}
