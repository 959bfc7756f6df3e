import { sql } from 'kysely';

/**
 * A column of a query that makes PostgreSQL plan the following statements of the transaction once for all values, not
 * for each (decision 0042): planning a statement that touches few rows costs more than running it.
 */
export const PLANNED_ONCE = sql<string>`set_config('plan_cache_mode', 'force_generic_plan', true)`;
