import { sql } from 'kysely';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import type { ActionLogPage } from '@pieno/contract/actions/action-log-page.ts';
import { LogTargetSchema } from '@pieno/contract/actions/action-log.ts';
import type { Executor } from '../../db/database.ts';

interface LogQuery {
  /** Lists the lines written before this one. */
  before?: string | undefined;
  stationId?: number | undefined;
  /** The account that makes the request, to mark its own lines. */
  userId?: string | undefined;
  most?: number | undefined;
}

/** Lists the log of actions, newest first (rule admin-log). */
export async function listActions(
  executor: Executor,
  { before, stationId, userId, most = ADMINISTRATION_MAX.log }: LogQuery,
): Promise<ActionLogPage> {
  const rows = await executor
    .selectFrom('action_log')
    .leftJoin('station', 'station.id', 'action_log.station_id')
    .select(['action_log.id', 'at', 'role', 'actor', 'action', 'target', 'reason'])
    .select(['station.id as business_id', 'station.name', 'station.locality'])
    .select(({ selectFrom }) =>
      selectFrom('app_user')
        .select('log_id')
        .where('id', '=', userId ?? '')
        .as('own'),
    )
    .$if(before !== undefined, (query) => query.where('action_log.id', '<', before!))
    .$if(stationId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('action_log.station_id', '=', stationId!),
          // Lines about a station that was merged into it keep their target: the log is never changed.
          eb(
            'action_log.station_id',
            'in',
            eb
              .selectFrom('station as merged')
              .select('merged.id')
              .where('merged.merged_into', '=', stationId!),
          ),
        ]),
      ),
    )
    .orderBy('action_log.id', 'desc')
    .limit(most + 1)
    .execute();
  const entries = rows.slice(0, most).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    role: row.role,
    actor: row.actor,
    own: row.actor !== null && row.actor === row.own,
    action: row.action,
    business:
      row.business_id === null
        ? null
        : { id: row.business_id, name: row.name!, locality: row.locality },
    // A target of an unknown form must not hide the other entries.
    target: LogTargetSchema.safeParse(row.target).data ?? {},
    reason: row.reason,
  }));
  const people = await namesOf(executor, entries);
  const stations = await stationsOf(executor, entries);
  return { entries, people, stations, next: rows.length > most ? entries.at(-1)!.id : null };
}

/** Returns the names of existing accounts by their ids in the log. */
async function namesOf(
  executor: Executor,
  entries: ActionLogPage['entries'],
): Promise<ActionLogPage['people']> {
  const ids = entries.flatMap(({ actor, target: { person } }) => [
    ...(actor === null ? [] : [actor]),
    ...(typeof person === 'string' ? person.split(' ') : []),
  ]);
  const accounts = await accountsOf(executor, ids).execute();
  return Object.fromEntries(
    accounts.map(({ log_id: id, name, email }) => [id, `${name} (${email})`]),
  );
}

/** Returns the names of the stations that merges removed. */
async function stationsOf(
  executor: Executor,
  entries: ActionLogPage['entries'],
): Promise<ActionLogPage['stations']> {
  const ids = entries.flatMap(({ target: { merged } }) =>
    typeof merged === 'number' ? [merged] : [],
  );
  const rows = await executor
    .selectFrom('station')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** The query for accounts by their ids in the log, which uses the index. */
export const accountsOf = (executor: Executor, ids: readonly string[]) =>
  executor
    .selectFrom('app_user')
    .select(['log_id', 'name', 'email'])
    .where('log_id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`);
