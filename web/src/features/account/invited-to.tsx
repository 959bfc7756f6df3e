import { useQuery } from '@tanstack/react-query';
import { businessQuery } from '../../core/api/stations/business.ts';
import { m } from '../../paraglide/messages.js';
import { invitedStation } from '../../core/session/invitation-words.ts';

/** Says what the invitation that waits is for: the station's name as soon as it is known (rule owner-invitation). */
export function InvitedTo() {
  const id = invitedStation();
  const { data } = useQuery({ ...businessQuery(id ?? ''), enabled: id !== null });
  const name = data?.data.business.name;
  return name === undefined ? m.invitation_to_some() : m.invitation_to({ name });
}
