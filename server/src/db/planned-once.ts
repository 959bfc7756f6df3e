import { sql } from 'kysely';

/**
 * A column of a query that lets statements from there on, until the transaction ends, be planned once for all values and not
 * for each (decision 0042): to plan one that touches few rows costs more than to run it.
 */
export const PLANNED_ONCE = sql<string>`set_config('plan_cache_mode', 'force_generic_plan', true)`;
