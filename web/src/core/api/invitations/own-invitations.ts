import type { AcceptedInvitation } from '@pieno/contract/invitations/invitations.ts';
import { callPersonal } from '../client.ts';

/**
 * Accepts an invitation.
 * @param code as typed
 */
export function acceptInvitation(code: string): Promise<AcceptedInvitation> {
  return callPersonal('POST /owner/invitations/accept', { body: { code } });
}

/** Accepts or refuses a pending owner, or revokes an owner. */
export async function decidePerson(
  stationId: number,
  person: string,
  decision: 'accept' | 'revoke',
): Promise<void> {
  await callPersonal('PUT /owner/stations/:id/people/:person', {
    params: { id: stationId, person },
    body: { decision },
  });
}
