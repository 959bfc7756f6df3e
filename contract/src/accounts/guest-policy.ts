import type { Rule } from '../policies/rule.ts';

/** Actions on a guest, who is identified by a token alone. */
export const GUESTS = {
  /** Register and keep the data on the phone: only the guest who holds the token. */
  convert: {
    allowed: ['guest'],
    permits: (actor, guest) => actor.id === guest.id,
    prompt: 'generic',
    refusal: 'registration_failed',
  },
} as const satisfies Record<string, Rule<{ id: string }>>;
