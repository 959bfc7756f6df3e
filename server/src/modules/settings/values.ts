import { GUEST_HOURS } from '@pieno/contract/limits.ts';
import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';

/** All global settings by key, as held by the board. */
export type Settings = ReadonlyMap<string, GlobalSetting>;

/** All settings that an operator can set, under their headings, in the order in which they are listed. */
export const SETTING_HEADINGS = {
  'Chi gestisce Pieno': ['operator_contact'],
  'Visitatori e mappa': [
    'guest_hours',
    'modal_cooldown_minutes_denied',
    'modal_cooldown_days_accepted',
    'maps_api_key',
    'business_marker_color',
  ],
  'Età dei prezzi': [
    'stale_days',
    'medal_days_owner',
    'medal_days_sheet',
    'medal_days_import',
    'medal_days_driver',
    'medal_days_electric',
  ],
  'Parola degli automobilisti': [
    'trust_free_permille',
    'trust_known_permille',
    'trust_young_hours',
    'trust_wait_hours',
    'trust_share_stations',
  ],
  'Prezzi insoliti o impossibili': [
    'price_bounds',
    'price_unusual_permille',
    'price_reference_min',
    'price_last_days',
    'price_band_10',
    'price_band_20',
    'price_band_30',
    'price_band_40',
    'price_band_50',
  ],
  'Archivio e copie dei dati': [
    'history_days_elsewhere',
    'backup_days',
    'backup_weeks',
    'backup_months',
    'backup_megabytes',
  ],
} as const satisfies Record<string, readonly string[]>;

export type AnySettingKey = (typeof SETTING_HEADINGS)[keyof typeof SETTING_HEADINGS][number];

/** Reads a value as a positive number; returns `fallback` when it is missing or not a positive number. */
export function numberOf(text: string | null | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isFinite(value) && value > 0 ? value : fallback;
}

/** Reads a setting as a positive number; returns `fallback` when it is missing or not a positive number. */
export function positiveNumber(settings: Settings, key: AnySettingKey, fallback: number): number {
  return numberOf(settings.get(key)?.value1, fallback);
}

/** Returns whether the operator's e-mail or telephone is set. */
export function hasContact(settings: Settings): boolean {
  const { value2, value3 } = settings.get('operator_contact') ?? {};
  return Boolean(value2 || value3);
}

/** Hours a guest token is valid: the setting `guest_hours`, or `GUEST_HOURS` without it. */
export const guestHours = (settings: Settings): number =>
  positiveNumber(settings, 'guest_hours', GUEST_HOURS);
