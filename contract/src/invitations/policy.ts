import { administrators, REGISTERED, registered, type Rule } from '../policies/rule.ts';

/** A station's people who are active: ids of accounts. */
export interface StationPeople {
  people: readonly string[];
}

/**
 * The own stations (rule owner-stations); who owns none sees an empty list. Whether the e-mail of who accepts is verified
 * shows with the invitation, which may be made for it.
 */
export const OWNERS = { view: registered('generic'), accept: registered('generic') };

/** A station's active people, and administrators. */
const OR_ADMINISTRATORS: Rule<StationPeople> = {
  allowed: REGISTERED,
  permits: ({ id, role, isVerified }, { people }) =>
    role === 'admin' || (isVerified === true && id !== undefined && people.includes(id)),
  prompt: 'generic',
  refusal: 'owners_only',
};

/** A station's owners, and what only they may do. */
export const OWN_STATION = {
  /** To say prices and fuels of a station: its active people. */
  manage: {
    allowed: REGISTERED,
    permits: ({ id, isVerified }, { people }) =>
      isVerified === true && id !== undefined && people.includes(id),
    prompt: 'generic',
    refusal: 'owners_only',
  },
  /** To decide about who waits for a station: its active people, and administrators. */
  decide: OR_ADMINISTRATORS,
  /** To revoke somebody else who is active: administrators alone. Oneself, everybody may. */
  revoke: {
    allowed: REGISTERED,
    permits: ({ role }) => role === 'admin',
    prompt: 'generic',
    refusal: 'person_revoke_refused',
  },
  /** To choose its logo and photographs: its active people, and administrators. */
  pictures: OR_ADMINISTRATORS,
  /** To make and revoke the tokens of its tills: its active people, and administrators. */
  tokens: OR_ADMINISTRATORS,
} as const satisfies Record<string, Rule<StationPeople>>;

/** Invitations, and who a station's people are. */
export const INVITATIONS = { manage: administrators() };
