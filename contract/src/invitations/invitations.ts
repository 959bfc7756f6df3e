/** The people of a station: invited, accepted and revoked (rules owner-invitations, owner-people). */
import { z } from 'zod/mini';
import { EmailSchema } from '../accounts/account.ts';
import { CODE_LETTERS, typedCode } from '../accounts/typed-code.ts';
import { OWNER_LIMITS } from '../station-limits.ts';

/** ISO 8601 in UTC. */
const instant = z.string();

/** POST /admin/stations/:id/invitations. */
export const NewInvitationSchema = z.object({
  /** True to revoke the station's older unused invitations. */
  revoke_older: z.optional(z.boolean()),
  /** The invited person's e-mail: an account with it can accept without verifying it. */
  email: z.optional(EmailSchema),
});
export const InvitationSchema = z.object({
  id: z.number(),
  /** XXXX-XXXX: shown once; only its hash is stored. */
  code: z.string(),
  /** The page with the accept button; the fragment contains code and station: `#XXXX-XXXX.8`. */
  url: z.string(),
  expires_at: instant,
});
export type Invitation = z.infer<typeof InvitationSchema>;

/** POST /owner/invitations/accept: the typed code, or the link that contains it. */
export const AcceptInvitationSchema = z.object({
  code: typedCode([{ letters: CODE_LETTERS, length: OWNER_LIMITS.codeLength }], 'invitation_form'),
});
export const AcceptedInvitationSchema = z.object({
  business_id: z.number(),
  business_name: z.string(),
  /** `pending` until an active person of the station or an administrator accepts. */
  state: z.enum(['active', 'pending']),
});
export type AcceptedInvitation = z.infer<typeof AcceptedInvitationSchema>;

/** PUT /owner/stations/:id/people/:person: accept or refuse a pending person; revoke an active one. */
export const PersonDecisionSchema = z.object({ decision: z.enum(['accept', 'revoke']) });

/** A person of a station, as the station's other people see them. */
export const StationPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['pending', 'active']),
  since: instant,
  is_me: z.boolean(),
});
export type StationPerson = z.infer<typeof StationPersonSchema>;

/** An unused invitation; its code cannot be shown again. */
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

/** POST /admin/stations/:id/handover: number of revoked people and invitations. */
export const HandoverSchema = z.object({ people: z.number(), invitations: z.number() });
