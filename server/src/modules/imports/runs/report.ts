/** The report of an import, which accounts for every row. Stored in `import_run` and shown at the end. */
import { hasNoUsableRow } from '@pieno/contract/imports/administered-imports.ts';
import { z } from 'zod/mini';
import { SubjectSchema, type Reason } from './reasons.ts';

const count = z.number();

const TallySchema = z.object({
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  /** Rows dropped in favour of another row of the same file. */
  merged: count,
  /** Prices that wait for a decision. */
  held: count,
  /** Prices that were withdrawn before, and stay withdrawn. */
  withdrawn: count,
  /** Of the added prices, those shown without a rank. */
  doubtful: count,
  /** By reason; an older version's report may contain reasons that no longer exist. */
  rejected: z.record(z.string(), count),
  /** Rows of stations in no area of this installation; older versions did not count them. */
  outside: z._default(count, 0),
  /** Rows of stations without usable coordinates, whose area is unknown. */
  unplaced: z._default(count, 0),
});
export type Tally = z.infer<typeof TallySchema>;

/** Rows that are counted and not kept (rule import-areas). */
export type Beyond = Pick<Tally, 'outside' | 'unplaced'>;

export const ImportReportSchema = z.object({
  kind: z.string(),
  /** Set for a trial, which has written nothing. */
  isTrial: z.optional(z.literal(true)),
  tallies: z.partialRecord(SubjectSchema, TallySchema),
  /** Number of current prices that changed; unset when no price was written. */
  moved: z.optional(count),
  /** Number of waiting prices that this import confirmed by stating them again. */
  confirmed: z.optional(count),
  /** Further sentences, in Italian. */
  notes: z.array(z.string()),
  /** Path of the CSV file with the rejected rows; unset when there are none. */
  rejectsFile: z.optional(z.string()),
  seconds: count,
  /** State for the next import of this kind to compare with. */
  state: z.optional(z.unknown()),
});
export type ImportReport = z.infer<typeof ImportReportSchema>;

/** The report of an attempt: of an import, or of an undo that withdrew prices. */
export const AttemptReportSchema = z.partial(z.extend(ImportReportSchema, { withdrawn: count }));

/** Creates a tally with no outcomes yet. @param read number of rows read @param beyond those of them not kept */
export function emptyTally(read: number, beyond: Beyond = { outside: 0, unplaced: 0 }): Tally {
  return {
    read,
    added: 0,
    changed: 0,
    unchanged: 0,
    merged: 0,
    held: 0,
    withdrawn: 0,
    doubtful: 0,
    rejected: {},
    ...beyond,
  };
}

/** Counts a rejected row: 'same_fuel' and 'repeated_price' as merged, waiting ones as held. */
export function countReject(tally: Tally, reason: Reason): void {
  if (reason === 'same_fuel' || reason === 'repeated_price') tally.merged += 1;
  else if (reason === 'unusual_held' || reason === 'taken_back') tally.held += 1;
  else tally.rejected[reason] = (tally.rejected[reason] ?? 0) + 1;
}

/** Returns the number of rejected rows. */
export function rejectedRows(tally: Tally): number {
  return Object.values(tally.rejected).reduce((sum, count) => sum + count, 0);
}

/** True when rows were read and none could be used. */
export function isUseless({ tallies }: ImportReport): boolean {
  return hasNoUsableRow(
    Object.values(tallies).map((tally) => ({ ...tally, rejected: rejectedRows(tally) })),
  );
}
