import { GUEST_HOURS } from '@pieno/contract/limits.ts';
import type { GlobalSetting, SettingKey } from '@pieno/contract/settings/settings.ts';

/** All global settings by key, as held by the board. */
export type Settings = ReadonlyMap<string, GlobalSetting>;

/** The settings of the gate for prices; they are not public. */
export const GATE_SETTING_KEYS = [
  'price_bounds',
  'price_unusual_permille',
  'price_reference_min',
  'price_last_days',
  'price_band_10',
  'price_band_20',
  'price_band_30',
  'price_band_40',
  'price_band_50',
] as const;
export type GateSettingKey = (typeof GATE_SETTING_KEYS)[number];

/** Days for which a price can rank, by whose word it is; not public either: each price says how long it is fresh. */
export const MEDAL_SETTING_KEYS = [
  'medal_days_owner',
  'medal_days_sheet',
  'medal_days_import',
  'medal_days_driver',
  'medal_days_electric',
] as const;
type MedalSettingKey = (typeof MEDAL_SETTING_KEYS)[number];

/** The numbers of the table by which drivers' words are judged (decision 0050); not public. */
export const TRUST_SETTING_KEYS = [
  'trust_free_permille',
  'trust_known_permille',
  'trust_young_hours',
  'trust_wait_hours',
  'trust_cap_stations',
  'trust_jump_permille',
] as const;
type TrustSettingKey = (typeof TRUST_SETTING_KEYS)[number];

/** How long what imports said stays; not public. */
export const HISTORY_SETTING_KEYS = ['history_days_elsewhere'] as const;
type HistorySettingKey = (typeof HISTORY_SETTING_KEYS)[number];

/** How many back-ups stay; not public. */
export const BACKUP_SETTING_KEYS = [
  'backup_days',
  'backup_weeks',
  'backup_months',
  'backup_megabytes',
] as const;
type BackupSettingKey = (typeof BACKUP_SETTING_KEYS)[number];

/** All settings that an operator can set. */
export type AnySettingKey =
  | SettingKey
  | GateSettingKey
  | MedalSettingKey
  | TrustSettingKey
  | HistorySettingKey
  | BackupSettingKey;

/** Reads a value as a positive number; returns `fallback` when it is missing or not a positive number. */
export function numberOf(text: string | null | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isFinite(value) && value > 0 ? value : fallback;
}

/** Reads a setting as a positive number; returns `fallback` when it is missing or not a positive number. */
export function positiveNumber(settings: Settings, key: AnySettingKey, fallback: number): number {
  return numberOf(settings.get(key)?.value1, fallback);
}

/** Hours a guest token is valid: the setting `guest_hours`, or `GUEST_HOURS` without it. */
export const guestHours = (settings: Settings): number =>
  positiveNumber(settings, 'guest_hours', GUEST_HOURS);
