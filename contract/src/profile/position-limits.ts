/** Default cooldowns before asking for consent again, unless settings override them (rule position-cooldown). */
export const CONSENT_COOLDOWN = { deniedMinutes: 5, acceptedDays: 7 } as const;
/** Options of the browser's geolocation call (rule position-states: 15 s, 5 minutes, high accuracy). */
export const GEOLOCATION = {
  timeout: 15_000,
  maximumAge: 5 * 60_000,
  enableHighAccuracy: true,
} as const;
