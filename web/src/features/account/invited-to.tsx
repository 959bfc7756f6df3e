import { useQuery } from '@tanstack/react-query';
import { businessQuery } from '../../core/api/stations/business.ts';
import { m } from '../../paraglide/messages.js';
import { invitedStation } from '../../core/session/pending-invitation.ts';

/**
 * Names what the pending invitation is for, with the station's name once it is loaded
 * (rule owner-invitation).
 */
export function InvitedTo() {
  const id = invitedStation();
  const { data } = useQuery({ ...businessQuery(id ?? ''), enabled: id !== null });
  const name = data?.data.business.name;
  return name === undefined ? m.invitation_to_some() : m.invitation_to({ name });
}
