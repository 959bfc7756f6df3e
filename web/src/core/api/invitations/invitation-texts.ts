/** The prompts to register (rule permission-prompt), apart from the other error texts: they open without a network. */
import type { PromptKey } from '@pieno/contract/policies/prompts.ts';
import { m } from '../../../paraglide/messages.js';

export const INVITATION_TEXTS = {
  needs_account_available_status: m.error_needs_account_available_status,
  needs_account_notifications: m.error_needs_account_notifications,
  needs_account_alerts: m.error_needs_account_alerts,
  needs_account_dark: m.error_needs_account_dark,
  needs_account_user_profile: m.error_needs_account_user_profile,
  needs_account_change_password: m.error_needs_account_change_password,
  needs_account_reset_password: m.error_needs_account_reset_password,
  needs_account_geolocation_consent: m.error_needs_account_geolocation_consent,
  needs_account_favorites: m.error_needs_account_favorites,
  needs_account_reviews: m.error_needs_account_reviews,
  needs_account_price_updates: m.error_needs_account_price_updates,
  needs_account_generic: m.error_needs_account_generic,
} satisfies Record<`needs_account_${PromptKey}`, () => string>;

/** Returns the page's own text for the prompt with this code, or `sentence` if the page has none. */
export function invitationText(code: string | null | undefined, sentence: string): string {
  return code != null && Object.hasOwn(INVITATION_TEXTS, code)
    ? INVITATION_TEXTS[code as keyof typeof INVITATION_TEXTS]()
    : sentence;
}
