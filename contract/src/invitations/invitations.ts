/** The people of a station: invited, accepted, and revoked (rules owner-invitations, owner-people). */
import { z } from 'zod/mini';
import { EmailSchema } from '../accounts/account.ts';
import { CODE_LETTERS, typedCode } from '../accounts/typed-code.ts';
import { OWNER_LIMITS } from '../station-limits.ts';

/** ISO 8601 in UTC. */
const instant = z.string();

/** POST /admin/stations/:id/invitations. */
export const NewInvitationSchema = z.object({
  /** True to revoke the station's older invitations that nobody has used. */
  revoke_older: z.optional(z.boolean()),
  /** For whom it is made: who accepts it from an account with this e-mail need not verify it. */
  email: z.optional(EmailSchema),
});
export const InvitationSchema = z.object({
  id: z.number(),
  /** XXXX-XXXX: told once, and kept as a hash only. */
  code: z.string(),
  /** The page with the button that accepts; code and station stand in its fragment: `#XXXX-XXXX.8`. */
  url: z.string(),
  expires_at: instant,
});
export type Invitation = z.infer<typeof InvitationSchema>;

/** POST /owner/invitations/accept: the code as it is typed, or the link with it. */
export const AcceptInvitationSchema = z.object({
  code: typedCode([{ letters: CODE_LETTERS, length: OWNER_LIMITS.codeLength }], 'invitation_form'),
});
export const AcceptedInvitationSchema = z.object({
  business_id: z.number(),
  business_name: z.string(),
  /** `pending` until an active person of the station or an administrator says yes. */
  state: z.enum(['active', 'pending']),
});
export type AcceptedInvitation = z.infer<typeof AcceptedInvitationSchema>;

/** PUT /owner/stations/:id/people/:person: accept or refuse who waits; revoke who is in. */
export const PersonDecisionSchema = z.object({ decision: z.enum(['accept', 'revoke']) });

/** A person of a station, as the others of the station see them. */
export const StationPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['pending', 'active']),
  since: instant,
  is_me: z.boolean(),
});
export type StationPerson = z.infer<typeof StationPersonSchema>;

/** An invitation that nobody has used yet; its code is not known any more. */
export const OpenInvitationSchema = z.object({
  id: z.number(),
  created_at: instant,
  expires_at: instant,
});

/** GET /admin/owners: stations with their people and invitations. */
export const AdministeredStationsSchema = z.array(
  z.object({
    business: z.object({
      id: z.number(),
      name: z.string(),
      locality: z.nullable(z.string()),
    }),
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        state: z.enum(['pending', 'active']),
        since: instant,
      }),
    ),
    invitations: z.array(OpenInvitationSchema),
  }),
);
export type AdministeredStations = z.infer<typeof AdministeredStationsSchema>;

/** POST /admin/stations/:id/handover: how many people and invitations it revoked. */
export const HandoverSchema = z.object({ people: z.number(), invitations: z.number() });
