import type { AdministeredStations } from '@pieno/contract/invitations/invitations.ts';
import type { Executor } from '../../db/database.ts';
import { findOpenInvitations } from '../../modules/invitations/open-invitations.ts';

/**
 * Lists, by name, the stations of San Marino and those elsewhere that have people or invitations, with both (rule
 * owner-people).
 */
export async function listAdministered(
  executor: Executor,
  now: Date,
): Promise<AdministeredStations> {
  const people = await executor
    .selectFrom('station_owner')
    .innerJoin('app_user', 'app_user.id', 'station_owner.user_id')
    .select(['station_id', 'app_user.id', 'app_user.name', 'app_user.email', 'state', 'since'])
    .where('state', '<>', 'revoked')
    .$narrowType<{ state: 'pending' | 'active' }>()
    .orderBy('since')
    .execute();
  const invitations = await findOpenInvitations(executor, now);
  const others = [...people, ...invitations].map(({ station_id }) => station_id);
  const stations = await executor
    .selectFrom('station')
    .select(['id', 'name', 'locality'])
    .where((eb) =>
      eb.or([
        eb.and([eb('country', '=', 'SM'), eb('listed', '=', true)]),
        ...(others.length > 0 ? [eb('id', 'in', others)] : []),
      ]),
    )
    .where('merged_into', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const peopleOf = Map.groupBy(people, ({ station_id }) => station_id);
  const invitationsOf = Map.groupBy(invitations, ({ station_id }) => station_id);
  return stations.map((business) => ({
    business,
    people: (peopleOf.get(business.id) ?? []).map(({ station_id: _, state, since, ...person }) => ({
      ...person,
      state,
      since: since.toISOString(),
    })),
    invitations: (invitationsOf.get(business.id) ?? []).map(({ station_id: _, ...open }) => open),
  }));
}
