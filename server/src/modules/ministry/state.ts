/** The part of a ministry import's report that the next import and the evaluation of its prices read. */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod/mini';
import { FUEL_MODES } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../db/database.ts';

const numbers = z.record(z.string(), z.number());

const SourceStateSchema = z.object({
  source: z.string(),
  etag: z.optional(z.string()),
  extractedOn: z.string(),
  rows: z.number(),
  /** The number of rows with a fact, by its Italian name; for prices by the fuel's name. */
  facts: z.optional(numbers),
});
export type SourceState = z.infer<typeof SourceStateSchema>;

const UndefinedFuelPriceSchema = z.object({
  /** The station's id in the file. */
  station: z.string(),
  /** Thousandths of a euro. */
  price: z.number(),
  observedAt: z.string(),
});

/** The prices of a fuel without a defined category and unit (rule fuel-unknown). */
const UndefinedFuelSchema = z.object({
  name: z.string(),
  mode: z.enum(FUEL_MODES),
  /** The median of the whole file, in thousandths of a euro. */
  median: z.optional(z.number()),
  rows: z.array(UndefinedFuelPriceSchema),
});
export type UndefinedFuel = z.infer<typeof UndefinedFuelSchema>;

const MinistryStateSchema = z.object({
  /** Address, version, date and size of each file; ETags are compared only for the same addresses. */
  registry: SourceStateSchema,
  prices: SourceStateSchema,
  /** The file's medians by fuel type, in thousandths of a euro. */
  medians: z.optional(numbers),
  /**
   * The medians of the stations in San Marino and the border belt alone, with which a base price moves (decision 0050).
   */
  belt: z.optional(numbers),
  /**
   * By station and fuel type, the prices of stations in an area that the file does not repeat; it confirms all others.
   */
  silent: z.optional(z.array(z.tuple([z.number(), z.number()]))),
  unsaid: z.optional(z.array(UndefinedFuelSchema)),
});
export type MinistryState = z.infer<typeof MinistryStateSchema>;

/** The last completed import of the ministry's files that was not undone, as a row of `import_run`. */
export const LAST_FILES = sql`(
  select * from import_run where kind = 'mimit' and finished_at is not null and undone_at is null
  order by id desc limit 1
)`;

/** Its medians by fuel type, as JSON; null when there are none. */
export const LAST_MEDIANS = sql<Record<string, number> | null>`(
  select report #> '{state,medians}' from ${LAST_FILES} last
)`;

/** Its medians of the belt. */
export const LAST_BELT = sql<Record<string, number> | null>`(
  select belt from ${LAST_FILES} last
)`;

/** The day of the oldest completed import that was not undone, year-month-day; null when there is none. */
export const FIRST_DAY = sql<string | null>`(
  select min(day)::text from import_run
  where kind = 'mimit' and finished_at is not null and undone_at is null
)`;

/** The belt's medians at a time by fuel type, as JSON; null when the last import before had none. */
const beltAt = (at: RawBuilder<unknown>): RawBuilder<Record<string, number> | null> => sql`(
  select belt from import_run
  where kind = 'mimit' and finished_at <= ${at} and undone_at is null
  order by import_run.id desc limit 1
)`;

/**
 * The belt's median of one fuel, in thousandths of a euro. @param fuel column of its id @param at column of the time
 */
export const beltThen = (fuel: string, at: string): RawBuilder<number | null> =>
  sql`(${beltAt(sql.ref(at))} ->> ${sql.ref(fuel)}::text)::float8`;

/**
 * Reads the last import's state; undefined when there is none or its form is unknown: the files are then read like
 * first ones.
 */
export async function readMinistryState(executor: Executor): Promise<MinistryState | undefined> {
  const { rows } = await sql<{ state: unknown }>`
    select report -> 'state' as state from ${LAST_FILES} last
  `.execute(executor);
  return MinistryStateSchema.safeParse(rows[0]?.state).data;
}
