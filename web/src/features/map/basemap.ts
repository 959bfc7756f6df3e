import type { GlobalSetting } from '@pieno/contract/settings/settings.ts';
import type { StyleSpecification } from 'maplibre-gl';

/** Milliseconds to wait for a style before the outline replaces it. */
const STYLE_TIMEOUT_MS = 5_000;

/** The part of the global setting `maps_api_key` that configures a style. */
export type MapSetting = Pick<GlobalSetting, 'value1' | 'value2' | 'value3'>;

/**
 * A map style configured by an operator, and the attribution it requires beyond that of its
 * sources.
 */
export interface ForeignStyle {
  style: StyleSpecification;
  attribution: string | null;
}

/**
 * Returns the URL of the configured style.
 * @returns value1 with `{key}` replaced by value2; null if value1 is no URL, or needs a key and there is none
 */
export function styleAddress({ value1, value2 }: Omit<MapSetting, 'value3'>): string | null {
  const address = value1?.trim();
  const key = value2?.trim();
  if (!address || !URL.canParse(address)) return null;
  if (!address.includes('{key}')) return address;
  return key ? address.replaceAll('{key}', encodeURIComponent(key)) : null;
}

/**
 * Loads the configured style. Returns null, which means the outline, if none is configured or
 * loading fails.
 */
export async function fetchStyle(
  setting: MapSetting,
  signal: AbortSignal,
): Promise<ForeignStyle | null> {
  const address = styleAddress(setting);
  if (!address) return null;
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(STYLE_TIMEOUT_MS)]),
      credentials: 'omit',
    });
    const style: unknown = answer.ok ? await answer.json() : null;
    return isStyle(style) ? { style, attribution: setting.value3 } : null;
  } catch {
    return null;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 8 &&
    'sources' in value &&
    'layers' in value &&
    Array.isArray(value.layers)
  );
}
