/** What an import did, row by row accounted for. Kept in import_run and told at the end. */
import type { Reason, Subject } from './reasons.ts';

export interface Tally {
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Rows that another row of the same file stands for. */
  merged: number;
  rejected: Partial<Record<Reason, number>>;
}

export interface ImportReport {
  kind: string;
  /** By what was read: 'stations', 'prices'. */
  tallies: Partial<Record<Subject, Tally>>;
  /** How many current prices moved; unset where no price was written. */
  moved?: number;
  /** Facts worth a sentence, in Italian. */
  notes: string[];
  /** Where the rows that were left out are listed; unset when there are none. */
  rejectsFile?: string;
  seconds: number;
  /** What the next import of this kind compares itself with. */
  state?: unknown;
}

/** A tally of rows of which nothing has become yet. */
export function emptyTally(read: number): Tally {
  return { read, added: 0, changed: 0, unchanged: 0, merged: 0, rejected: {} };
}

/** Counts a row that was left out. */
export function countReject(tally: Tally, reason: Reason): void {
  if (reason === 'same_fuel') tally.merged += 1;
  else tally.rejected[reason] = (tally.rejected[reason] ?? 0) + 1;
}

/** Rows that were left out, whatever the reason. */
export function rejectedRows(tally: Tally): number {
  return Object.values(tally.rejected).reduce((sum, count) => sum + count, 0);
}

/** True when rows were read and not one of them could be used. */
export function isFruitless({ tallies }: ImportReport): boolean {
  const read = Object.values(tallies).filter((tally) => tally.read > 0);
  return read.length > 0 && read.every((tally) => rejectedRows(tally) === tally.read);
}

/** Rows that no count explains: 0 in every report, or the import is wrong. */
export function unexplainedRows(tally: Tally): number {
  const { read, added, changed, unchanged, merged } = tally;
  return read - added - changed - unchanged - merged - rejectedRows(tally);
}
