import type { Clock } from '../../clock.ts';
import type { Secrets } from '../../secrets.ts';

/** What the functions about a station's people need, on the server and at the command line. */
export interface InvitationParts {
  clock: Clock;
  /** The key of invitation codes, the same in every process. */
  invitationKey: Uint8Array;
  /** The origin of the links in invitations. */
  origin: string;
}

interface Address {
  publicUrl: string | undefined;
  port: number;
}

/** Makes them. @param address the configured one; without `PUBLIC_URL` links point to this machine */
export const invitationParts = (
  clock: Clock,
  secrets: Secrets,
  { publicUrl, port }: Address,
): InvitationParts => ({
  clock,
  invitationKey: secrets.keyFor('invitation'),
  origin: publicUrl ?? `http://localhost:${port}`,
});
