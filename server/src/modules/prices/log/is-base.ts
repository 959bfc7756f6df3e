import { sql, type RawBuilder } from 'kysely';

/**
 * Whether an accepted row of `observation` can be a base (decision 0050): a firm word, a driver's that two known people
 * carry or an administrator has accepted, or one that was accepted before anybody was known.
 */
export const IS_BASE: RawBuilder<boolean> = sql`coalesce(observation.voices > 1, true)`;
