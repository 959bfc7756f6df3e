import { sql, type RawBuilder } from 'kysely';

/** By the name under which rows stood, the one under which they stand from now on. */
export type Renamed = ReadonlyMap<string, string>;

/** As the rows of `renamed`. */
export const renamedRows = (renamed: Renamed): RawBuilder<unknown> => sql`unnest(
  ${[...renamed.keys()]}::text[], ${[...renamed.values()]}::text[]
) as renamed (was, name)`;

/** Gives rows of a table that name a person in `claimant` the new name: stands behind `update` and the table. */
export const renamingClaimants = (renamed: Renamed): RawBuilder<unknown> =>
  sql`set claimant = renamed.name from ${renamedRows(renamed)} where claimant = renamed.was`;
