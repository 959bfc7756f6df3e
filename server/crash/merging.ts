import type { Clock } from '../src/clock.ts';
import type { Database } from '../src/db/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { OPERATOR } from '../src/modules/accounts/administrator.ts';
import { mergeStations } from '../src/modules/merges/merge-stations.ts';
import { undoMerge } from '../src/modules/merges/undo-merge.ts';

/** Merges another station into one, or undoes it if they are merged; `act` reports before and after. */
export async function mergeOrPart(
  { kysely }: Database,
  clock: Clock,
  kept: number,
  act: (deed: 'merge' | 'part', id: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const standing = await kysely
    .selectFrom('station_merge')
    .select('id')
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (standing) {
    const { id } = standing;
    await act('part', String(id), () =>
      inTransaction(kysely, (tx) => undoMerge(tx, clock, OPERATOR, id)),
    );
    return;
  }
  const { id: merged } = await kysely
    .selectFrom('station')
    .select('id')
    .where('kind', '=', 'fuel')
    .where('id', '<>', kept)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  // The reason identifies the merge in the log of actions.
  const reason = crypto.randomUUID();
  await act('merge', reason, () =>
    inTransaction(kysely, (tx) => mergeStations(tx, clock, OPERATOR, { kept, merged, reason })),
  );
}
