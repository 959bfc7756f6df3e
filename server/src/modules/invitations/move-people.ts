/** Moves people and invitations in merges of stations, and back (rule station-merge-people). */
import { sql, type Updateable } from 'kysely';
import { z } from 'zod/mini';
import type { Executor } from '../../db/database.ts';
import type { StationOwner } from '../../db/schema.gen.ts';
import {
  moveStationRows,
  MovedRowsSchema,
  type MovedRows,
  type StationMove,
} from '../stations/move-station-rows.ts';
import { findActivePeople } from '../stations/standing.ts';

const PersonStateSchema = z.object({
  user: z.string(),
  state: z.enum(['active', 'pending', 'revoked']),
});
type PersonState = z.infer<typeof PersonStateSchema>;

export const MovedPeopleSchema = z.object({
  rows: MovedRowsSchema,
  /** People who moved, with their state before. */
  people: z.array(PersonStateSchema),
  /** People who stayed, revoked: the kept station knows them already. */
  left: z.array(PersonStateSchema),
});
type MovedPeople = z.infer<typeof MovedPeopleSchema>;

/**
 * Moves the people of the merged station: active where the kept one has no active person, else pending. People
 * known to the kept station, even as revoked, keep their state there.
 */
export async function movePeople(tx: Executor, way: StationMove, now: Date): Promise<MovedPeople> {
  const { from: merged, to: kept } = way;
  const known = await peopleOf(tx, kept);
  const theirs = (await peopleOf(tx, merged)).filter(({ state }) => state !== 'revoked');
  const isKnown = ({ user }: PersonState) => known.some((other) => other.user === user);
  const people = theirs.filter((person) => !isKnown(person));
  const left = theirs.filter(isKnown);
  const waits = (await findActivePeople(tx, kept)).length > 0;
  for (const { user, state } of people) {
    await change(tx, merged, user, { station_id: kept, state: waits ? 'pending' : state });
  }
  for (const { user } of left) {
    await change(tx, merged, user, { state: 'revoked', decided_at: now });
  }
  return { rows: await move(tx, way), people, left };
}

/** Undoes that; people revoked in between stay so. */
export async function returnPeople(
  tx: Executor,
  way: StationMove,
  moved: MovedPeople,
): Promise<void> {
  const { from: kept, to: merged } = way;
  await move(tx, way, moved.rows);
  for (const { user, state } of moved.people) {
    await sql`
      update station_owner set station_id = ${merged}::integer,
        state = case when state = 'revoked' then state else ${state} end
      where station_id = ${kept}::integer and user_id = ${user}
      -- An invitation may have restored an earlier row.
      and not exists (select from station_owner where station_id = ${merged}::integer and user_id = ${user})
    `.execute(tx);
  }
  for (const { user, state } of moved.left) await change(tx, merged, user, { state });
}

const move = (tx: Executor, way: StationMove, back?: MovedRows): Promise<MovedRows> =>
  moveStationRows(tx, way, back, {
    owner_invitation: (change) => sql`update owner_invitation set ${change}`,
  });

async function change(
  tx: Executor,
  stationId: number,
  userId: string,
  values: Updateable<StationOwner>,
): Promise<void> {
  await tx
    .updateTable('station_owner')
    .set(values)
    .where('station_id', '=', stationId)
    .where('user_id', '=', userId)
    .execute();
}

async function peopleOf(tx: Executor, stationId: number): Promise<PersonState[]> {
  return await tx
    .selectFrom('station_owner')
    .select(['user_id as user', 'state'])
    .where('station_id', '=', stationId)
    .orderBy('since')
    .orderBy('user_id')
    .execute();
}
