import { EVERYONE, registered, type Rule } from './rule.ts';

export const PRICES = {
  view: { allowed: EVERYONE, prompt: 'generic' },
} as const satisfies Record<string, Rule>;

/** Prices that visitors report. */
export const PRICE_UPDATES = { create: registered('price_updates') };
