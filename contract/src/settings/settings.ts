/** Global settings and the welcome message (rules settings-global, home-welcome). */
import { z } from 'zod/mini';

const value = z.nullable(z.string());

export const GlobalSettingSchema = z.object({
  value1: value,
  value2: value,
  value3: value,
  note: value,
});
export type GlobalSetting = z.infer<typeof GlobalSettingSchema>;

/**
 * The keys of the global settings that every visitor may read. `maps_api_key`: value1 is the style's address with
 * {key}, value2 the key, value3 the attribution. `operator_contact`: the operator's name, e-mail and telephone number.
 * All others use value1.
 */
export const SETTING_KEYS = [
  'maps_api_key',
  'modal_cooldown_minutes_denied',
  'modal_cooldown_days_accepted',
  'business_marker_color',
  'guest_hours',
  'stale_days',
  'operator_contact',
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

/** True for a key of `SETTING_KEYS`; other settings are not disclosed. */
export function isPublicSetting(key: string): key is SettingKey {
  return (SETTING_KEYS as readonly string[]).includes(key);
}

export const WelcomeMessageSchema = z.object({
  /** HTML, already sanitised. */
  message: z.string(),
  source: z.string(),
});
export type WelcomeMessage = z.infer<typeof WelcomeMessageSchema>;
