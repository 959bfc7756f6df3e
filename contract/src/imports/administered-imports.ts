/** Imports as administrators start and see them (decision 0037). Times are ISO 8601 in UTC. */
import { z } from 'zod/mini';
import { SHEET_MAX } from '../station-limits.ts';

const count = z.number();
const text = z.nullable(z.string());

/** The kinds of import, with the names of their files. */
export const IMPORT_FILES = {
  mimit: ['registry', 'prices'],
  ocm: ['file'],
  osm: ['file'],
  stations: ['file'],
  prices: ['file'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ImportKindName = keyof typeof IMPORT_FILES;
export type ImportFileName = (typeof IMPORT_FILES)[ImportKindName][number];
const KINDS = Object.keys(IMPORT_FILES) as ImportKindName[];
export const ImportKindSchema = z.enum(KINDS);

/** The purpose of an attempt: write, evaluate only, or undo. */
export const IMPORT_ACTIONS = ['import', 'trial', 'undo'] as const;
export const IMPORT_STATES = ['running', 'done', 'refused', 'failed', 'interrupted'] as const;
/** Who may start an import; null for an import before this was recorded. */
export const IMPORT_ROLES = ['administrator', 'operator', 'job'] as const;

/** The result for the rows of one kind of data. */
export const ImportTallySchema = z.object({
  subject: z.enum(['stations', 'prices']),
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  /** Rows dropped in favour of another row in the same file. */
  merged: count,
  /** Prices that wait for a decision. */
  held: count,
  /** Prices that were withdrawn earlier and stay withdrawn. */
  withdrawn: count,
  /** Added prices that are shown without a rank. */
  doubtful: count,
  rejected: count,
  /** Rows of stations outside all areas, and rows without usable coordinates. */
  outside: count,
  unplaced: count,
  /** Why rows were rejected, in Italian, the most frequent first. */
  reasons: z.array(z.object({ text: z.string(), count })),
});
export type ImportTally = z.infer<typeof ImportTallySchema>;

/** True when rows were read and none was usable. @param tallies of all kinds of data of an import */
export function hasNoUsableRow(
  tallies: readonly Pick<ImportTally, 'read' | 'rejected' | 'outside' | 'unplaced'>[],
): boolean {
  const some = tallies.filter(({ read }) => read > 0);
  return (
    some.length > 0 &&
    some.every(({ read, rejected, outside, unplaced }) => rejected + outside + unplaced === read)
  );
}

export const ImportAttemptSchema = z.object({
  id: count,
  kind: z.string(),
  action: z.enum(IMPORT_ACTIONS),
  state: z.enum(IMPORT_STATES),
  role: z.nullable(z.enum(IMPORT_ROLES)),
  /** True for an import of the requesting administrator. */
  own: z.boolean(),
  /** Names of files, or addresses without their query. */
  source: z.string(),
  started_at: z.string(),
  finished_at: text,
  /** Why it was refused or failed. */
  sentence: text,
  tallies: z.array(ImportTallySchema),
  /** Number of current prices that changed; null when none was written. */
  moved: z.nullable(count),
  /** Waiting prices that this import confirmed by repeating them. */
  confirmed: count,
  notes: z.array(z.string()),
  /** For an undo: number of withdrawn prices. */
  withdrawn: z.nullable(count),
  /** Rows that were left out or wait, and how many of them are stored. */
  rejects: count,
  rejects_kept: count,
  /** True for the newest run of its kind whose prices hold. */
  can_undo: z.boolean(),
  undone_at: text,
});
export type ImportAttempt = z.infer<typeof ImportAttemptSchema>;

/** GET /admin/imports */
export const ImportsQuerySchema = z.object({
  /** The `next` of the previous page. */
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});
export const ImportsSchema = z.object({
  attempts: z.array(ImportAttemptSchema),
  next: text,
});
export type Imports = z.infer<typeof ImportsSchema>;

/** GET /admin/imports/:id: an attempt with its first rejected rows. */
export const ImportDetailSchema = z.object({
  attempt: ImportAttemptSchema,
  first_rejects: z.array(
    z.object({
      file: z.string(),
      /** From 1; for JSON the index of the element. */
      line: count,
      /** In Italian. */
      reason: z.string(),
      row: z.string(),
    }),
  ),
});
export type ImportDetail = z.infer<typeof ImportDetailSchema>;

/** GET /admin/imports/:id/rejects: the rejected rows as a file, the same that the command line writes. */
export const ImportRejectsSchema = z.object({ name: z.string(), text: z.string() });

const address = z.string().check(z.trim(), z.maxLength(SHEET_MAX.address));
/** POST /admin/imports/:kind/addresses: missing addresses default to where the data is published. */
export const ImportAddressesSchema = z.object({
  trial: z.boolean(),
  /** Import despite doubts, for kinds that check for them. */
  force: z.optional(z.boolean()),
  addresses: z.object({
    file: z.optional(address),
    registry: z.optional(address),
    prices: z.optional(address),
  }),
});

/**
 * POST /admin/imports/:kind/files: the kind's files under their names, plain or gzipped. `trial` and `force` are 'true'
 * or 'false'; `saved_at` is when the file was saved, in milliseconds, for rows without a date. Text fields come before
 * files.
 */
export const ImportUploadSchema = z.object({
  trial: z.enum(['true', 'false']),
  force: z.optional(z.enum(['true', 'false'])),
  saved_at: z.optional(z.string()),
  file: z.optional(z.file()),
  registry: z.optional(z.file()),
  prices: z.optional(z.file()),
});

/** The import that was started: see GET /admin/imports/:id. */
export const ImportBegunSchema = z.object({ id: count });
