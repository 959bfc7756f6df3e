import { EVERYONE, registered, verified, type Rule } from '../policies/rule.ts';

export const PRICES = {
  view: { allowed: EVERYONE, prompt: 'generic' },
} as const satisfies Record<string, Rule>;

/** The form for reports. Sending one may require a verified e-mail: `REPORTS`. */
export const PRICE_UPDATES = { create: registered('price_updates') };

/** A driver's reports of prices and states (rule report-verified). */
export const REPORTS = {
  send: verified('price_updates'),
  /** The own reports, also before the e-mail is verified. */
  view: registered('price_updates'),
};
