import { GUEST_HOURS } from '@pieno/contract/limits.ts';
import type { GlobalSetting, SettingKey } from '@pieno/contract/settings.ts';

/** All global settings by key, as held by the board. */
export type Settings = ReadonlyMap<string, GlobalSetting>;

/** Reads a setting as a positive number; returns `fallback` when it is missing or not a positive number. */
export function positiveNumber(settings: Settings, key: SettingKey, fallback: number): number {
  const value = Number(settings.get(key)?.value1 ?? fallback);
  return Number.isFinite(value) && value > 0 ? value : fallback;
}

/** Hours a guest token is valid: the setting `guest_hours`, or `GUEST_HOURS` without it. */
export const guestHours = (settings: Settings): number =>
  positiveNumber(settings, 'guest_hours', GUEST_HOURS);
