/** The people of stations that are merged (rule station-merge-people). */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { findActivePeople } from '../stations/people.ts';
import type { Moved, PersonState } from './moved.ts';

interface Stations {
  kept: number;
  merged: number;
}

/**
 * Lets the people of the merged station go along: active where the kept one has nobody who is, else they wait for a
 * yes, as a second person does. Whom the kept station knows, even as revoked, stays as it says.
 */
export async function movePeople(
  tx: Executor,
  { kept, merged }: Stations,
  now: Date,
): Promise<Pick<Moved, 'people' | 'left'>> {
  const known = await peopleOf(tx, kept);
  const theirs = (await peopleOf(tx, merged)).filter(({ state }) => state !== 'revoked');
  const isKnown = ({ user }: PersonState) => known.some((other) => other.user === user);
  const people = theirs.filter((person) => !isKnown(person));
  const left = theirs.filter(isKnown);
  const waits = (await findActivePeople(tx, kept)).length > 0;
  for (const { user, state } of people) {
    await tx
      .updateTable('station_owner')
      .set({ station_id: kept, state: waits ? 'pending' : state })
      .where('station_id', '=', merged)
      .where('user_id', '=', user)
      .execute();
  }
  for (const { user } of left) {
    await tx
      .updateTable('station_owner')
      .set({ state: 'revoked', decided_at: now })
      .where('station_id', '=', merged)
      .where('user_id', '=', user)
      .execute();
  }
  return { people, left };
}

/** Undoes that; who was revoked in between stays so. */
export async function returnPeople(
  tx: Executor,
  { kept, merged }: Stations,
  { people, left }: Pick<Moved, 'people' | 'left'>,
): Promise<void> {
  for (const { user, state } of people) {
    await sql`
      update station_owner set station_id = ${merged}::integer,
        state = case when state = 'revoked' then state else ${state} end
      where station_id = ${kept}::integer and user_id = ${user}
      -- A row of an earlier time may have come back by an invitation.
      and not exists (select from station_owner where station_id = ${merged}::integer and user_id = ${user})
    `.execute(tx);
  }
  for (const { user, state } of left) {
    await tx
      .updateTable('station_owner')
      .set({ state })
      .where('station_id', '=', merged)
      .where('user_id', '=', user)
      .execute();
  }
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
