import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** The belt's medians of one import of the ministry's files, by fuel type, in thousandths of a euro. */
export interface Belt {
  finishedAt: Date;
  medians: Record<string, number> | null;
}

/** Lists what `beltThen` chooses from: those of all imports that were completed and not undone, oldest first. */
export async function readBelts(tx: Executor): Promise<Belt[]> {
  const { rows } = await sql<Belt>`
    select finished_at as "finishedAt", report #> '{state,belt}' as medians from import_run
    where kind = 'mimit' and finished_at is not null and undone_at is null order by id
  `.execute(tx);
  return rows;
}
