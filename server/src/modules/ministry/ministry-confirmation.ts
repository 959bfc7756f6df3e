/** The ministry's daily file confirms each of its prices (rule price-ministry-word). */
import { sql } from 'kysely';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';
import { LAST_FILES, type MinistryState } from './state.ts';

export interface MinistryConfirmation {
  run: number;
  /** The time of its confirmation: eight in the morning of its day, or its import if that was earlier. */
  at: Date;
  /** Prices missing from the file, as '{station}/{fuel type}'. */
  silent: ReadonlySet<string>;
}

/** Reads what the newest file confirms; undefined when there is none that states it. */
export async function readMinistryConfirmation(
  db: Executor,
): Promise<MinistryConfirmation | undefined> {
  const { rows } = await sql<{ id: number; silent: MinistryState['silent'] | null; at: Date }>`
    select id, report #> '{state,silent}' as silent,
      least(finished_at, (day + time '08:00') at time zone ${sql.lit(TIME_ZONE)}) as at
    from ${LAST_FILES} last
  `.execute(db);
  const [row] = rows;
  if (!row?.silent) return undefined;
  const silent = new Set(row.silent.map(([station, fuel]) => `${station}/${fuel}`));
  return { run: row.id, at: row.at, silent };
}
