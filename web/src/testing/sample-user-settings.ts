import { CONSENT_TEXTS, type UserSettings } from '@pieno/contract/profile/user-settings.ts';

/** Settings of a user who has not consented to anything yet. */
export const SAMPLE_USER_SETTINGS: UserSettings = {
  geolocation_consent: false,
  geolocation_consent_at: null,
  geolocation_consent_text: CONSENT_TEXTS.text,
  geolocation_consent_required_text: CONSENT_TEXTS.required,
};
