import { EVERYONE, registered, verified, type Rule } from '../policies/rule.ts';

export const PRICES = {
  view: { allowed: EVERYONE, prompt: 'generic' },
} as const satisfies Record<string, Rule>;

/** Prices that visitors report. Whoever may see the form may still have to verify the e-mail: `REPORTS`. */
export const PRICE_UPDATES = { create: registered('price_updates') };

/** What a driver says of a station's prices and states (rule report-verified). */
export const REPORTS = {
  send: verified('price_updates'),
  /** One's own, also before the e-mail is verified. */
  view: registered('price_updates'),
};
