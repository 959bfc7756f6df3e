/** What an import of the ministry's files leaves in its report, for the next one and for who believes its prices. */
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
  /** In how many rows a fact stood, by its Italian name; of the prices by the fuel's name. */
  facts: z.optional(numbers),
});
export type SourceState = z.infer<typeof SourceStateSchema>;

const UnsaidPriceSchema = z.object({
  /** The station's id in the file. */
  station: z.string(),
  /** Thousandths of a euro. */
  price: z.number(),
  observedAt: z.string(),
});

/** The prices of a fuel of which nobody has said category and unit (rule fuel-unknown). */
const UnsaidFuelSchema = z.object({
  name: z.string(),
  mode: z.enum(FUEL_MODES),
  /** The median of the whole file, in thousandths of a euro. */
  median: z.optional(z.number()),
  rows: z.array(UnsaidPriceSchema),
});
export type UnsaidFuel = z.infer<typeof UnsaidFuelSchema>;

/** State of the last completed import. */
const MinistryStateSchema = z.object({
  /** Address, version, date and size of each file; ETags are only compared for the same addresses. */
  registry: SourceStateSchema,
  prices: SourceStateSchema,
  /** The file's medians by fuel type, in thousandths of a euro. */
  medians: z.optional(numbers),
  /** The same of the stations in San Marino and the border belt alone: with them a base moves (decision 0050). */
  belt: z.optional(numbers),
  /** Prices of stations in an area that the file does not say again, by station and fuel type; all others it confirms. */
  silent: z.optional(z.array(z.tuple([z.number(), z.number()]))),
  unsaid: z.optional(z.array(UnsaidFuelSchema)),
});
export type MinistryState = z.infer<typeof MinistryStateSchema>;

/** The last import of the ministry's files that was completed and not undone, as a row of `import_run`. */
export const LAST_FILES = sql`(
  select * from import_run where kind = 'mimit' and finished_at is not null and undone_at is null
  order by id desc limit 1
)`;

/** Its medians, by fuel type, as JSON; null where there are none. */
export const LAST_MEDIANS = sql<Record<string, number> | null>`(
  select report #> '{state,medians}' from ${LAST_FILES} last
)`;

/** Those of the belt. */
export const LAST_BELT = sql<Record<string, number> | null>`(
  select belt from ${LAST_FILES} last
)`;

/** The day of the oldest import that was completed and not undone, year-month-day; null where there is none. */
export const FIRST_DAY = sql<string | null>`(
  select min(day)::text from import_run
  where kind = 'mimit' and finished_at is not null and undone_at is null
)`;

/** The belt's medians at an instant, by fuel type, as JSON; null where the last import until then told none. */
const beltAt = (at: RawBuilder<unknown>): RawBuilder<Record<string, number> | null> => sql`(
  select belt from import_run
  where kind = 'mimit' and finished_at <= ${at} and undone_at is null
  order by import_run.id desc limit 1
)`;

/** That of one fuel, in thousandths of a euro. @param fuel the column with its id @param at the column with the instant */
export const beltThen = (fuel: string, at: string): RawBuilder<number | null> =>
  sql`(${beltAt(sql.ref(at))} ->> ${sql.ref(fuel)}::text)::float8`;

/** Reads its state; undefined when there is none, or of an unknown form: then the files are read as if they were the first. */
export async function readMinistryState(executor: Executor): Promise<MinistryState | undefined> {
  const { rows } = await sql<{ state: unknown }>`
    select report -> 'state' as state from ${LAST_FILES} last
  `.execute(executor);
  return MinistryStateSchema.safeParse(rows[0]?.state).data;
}
