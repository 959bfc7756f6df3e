import type { PromptKey } from '../policies/prompts.ts';
import { EVERYONE, registered, type Rule } from '../policies/rule.ts';

const setting = (prompt: PromptKey): Rule => registered(prompt, 'settings_registered_only');
const consent = registered('geolocation_consent', 'consent_registered_only');

export const SETTINGS = {
  view: setting('generic'),
  update: setting('generic'),
  available_status: setting('available_status'),
  notifications: setting('notifications'),
  dark: setting('dark'),
};

/**
 * Everybody may share the position with the app temporarily; only a registered user's consent is
 * stored.
 */
export const GEOLOCATION = {
  share: { allowed: EVERYONE, prompt: 'generic' },
  view: consent,
  consent,
} as const satisfies Record<string, Rule>;
