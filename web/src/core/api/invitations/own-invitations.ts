import type { AcceptedInvitation } from '@pieno/contract/invitations/invitations.ts';
import { callPersonal } from '../client.ts';

/** Accepts an invitation: with its code, as it was typed. */
export function acceptInvitation(code: string): Promise<AcceptedInvitation> {
  return callPersonal('POST /owner/invitations/accept', { body: { code } });
}

/** Accepts or refuses who waits to be an owner, or revokes who is one. */
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
