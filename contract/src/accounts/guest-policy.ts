import type { Rule } from '../policies/rule.ts';

/** What is done to a guest, who is known by a token alone. */
export const GUESTS = {
  /** To register, taking along what the phone keeps: only the guest that the token is of. */
  convert: {
    allowed: ['guest'],
    permits: (actor, guest) => actor.id === guest.id,
    prompt: 'generic',
    refusal: 'registration_failed',
  },
} as const satisfies Record<string, Rule<{ id: string }>>;
