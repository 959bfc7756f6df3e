import { administrators, REGISTERED, registered, type Rule } from '../policies/rule.ts';

/** A station's active people: ids of accounts. */
export interface StationPeople {
  people: readonly string[];
}

/**
 * The own stations (rule owner-stations); without any, the list is empty. Accepting checks the verified e-mail later,
 * because the invitation may name that e-mail.
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

export const OWN_STATION = {
  /** To set a station's prices and fuels: its active people. */
  manage: {
    allowed: REGISTERED,
    permits: ({ id, isVerified }, { people }) =>
      isVerified === true && id !== undefined && people.includes(id),
    prompt: 'generic',
    refusal: 'owners_only',
  },
  /** To decide about pending people: the station's active people, and administrators. */
  decide: OR_ADMINISTRATORS,
  /** To revoke another active person: administrators only. Everybody may leave. */
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

export const INVITATIONS = { manage: administrators() };
