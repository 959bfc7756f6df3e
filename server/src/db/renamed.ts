import { sql, type RawBuilder } from 'kysely';

/** The new person hash of rows, by their old hash. */
export type Renamed = ReadonlyMap<string, string>;

/** The rows of `renamed` as a table expression. */
export const renamedRows = (renamed: Renamed): RawBuilder<unknown> => sql`unnest(
  ${[...renamed.keys()]}::text[], ${[...renamed.values()]}::text[]
) as renamed (was, name)`;

/** Replaces the person in the column `claimant` of a table: follows `update` and the table's name. */
export const renamingClaimants = (renamed: Renamed): RawBuilder<unknown> =>
  sql`set claimant = renamed.name from ${renamedRows(renamed)} where claimant = renamed.was`;
