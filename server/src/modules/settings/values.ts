import { GUEST_HOURS } from '@pieno/contract/limits.ts';
import type { GlobalSetting, SettingKey } from '@pieno/contract/settings.ts';

/** All global settings by key, as the board keeps them. */
export type Settings = ReadonlyMap<string, GlobalSetting>;

/** A setting's positive number, or `fallback` where it is missing or says something else. */
export function positiveNumber(settings: Settings, key: SettingKey, fallback: number): number {
  const value = Number(settings.get(key)?.value1 ?? fallback);
  return Number.isFinite(value) && value > 0 ? value : fallback;
}

/** Hours a guest may look around: the setting `guest_hours`, or 24. */
export const guestHours = (settings: Settings): number =>
  positiveNumber(settings, 'guest_hours', GUEST_HOURS);
