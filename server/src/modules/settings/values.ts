import { GUEST_HOURS } from '@pieno/contract/limits.ts';
import type { GlobalSetting, SettingKey } from '@pieno/contract/settings/settings.ts';

/** All global settings by key, as held by the board. */
export type Settings = ReadonlyMap<string, GlobalSetting>;

/** The settings that an operator can set and that are not public. */
export const PRIVATE_SETTING_KEYS = [
  // Of the gate for prices.
  'price_bounds',
  'price_unusual_permille',
  'price_reference_min',
  'price_last_days',
  'price_band_10',
  'price_band_20',
  'price_band_30',
  'price_band_40',
  'price_band_50',
  // Days for which a price can rank, by whose word it is: each price says how long it is fresh.
  'medal_days_owner',
  'medal_days_sheet',
  'medal_days_import',
  'medal_days_driver',
  'medal_days_electric',
  // The numbers of the table by which drivers' words are judged (decision 0050).
  'trust_free_permille',
  'trust_known_permille',
  'trust_young_hours',
  'trust_wait_hours',
  'trust_share_stations',
  // How long what imports said stays, and how many back-ups.
  'history_days_elsewhere',
  'backup_days',
  'backup_weeks',
  'backup_months',
  'backup_megabytes',
] as const;

/** All settings that an operator can set. */
export type AnySettingKey = SettingKey | (typeof PRIVATE_SETTING_KEYS)[number];

/** Reads a value as a positive number; returns `fallback` when it is missing or not a positive number. */
export function numberOf(text: string | null | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isFinite(value) && value > 0 ? value : fallback;
}

/** Reads a setting as a positive number; returns `fallback` when it is missing or not a positive number. */
export function positiveNumber(settings: Settings, key: AnySettingKey, fallback: number): number {
  return numberOf(settings.get(key)?.value1, fallback);
}

/** Tells whether visitors are told how to reach the operator: by e-mail or telephone. */
export function hasContact(settings: Settings): boolean {
  const { value2, value3 } = settings.get('operator_contact') ?? {};
  return Boolean(value2 || value3);
}

/** Hours a guest token is valid: the setting `guest_hours`, or `GUEST_HOURS` without it. */
export const guestHours = (settings: Settings): number =>
  positiveNumber(settings, 'guest_hours', GUEST_HOURS);
