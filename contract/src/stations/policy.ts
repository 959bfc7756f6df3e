import { EVERYONE, registered, type Rule } from '../policies/rule.ts';

export const STATIONS = {
  view: { allowed: EVERYONE, prompt: 'generic' },
} as const satisfies Record<string, Rule>;

export const FAVORITES = { view: registered('favorites'), update: registered('favorites') };

export const REVIEWS = { create: registered('reviews') };
