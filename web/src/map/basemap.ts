import type { GlobalSetting } from '@pieno/contract/settings.ts';
import type { StyleSpecification } from 'maplibre-gl';

/** Milliseconds a style may take before the outline stands in. */
const STYLE_TIMEOUT_MS = 5_000;

/** The part of the setting `maps_api_key` that names a style. */
export type MapSetting = Pick<GlobalSetting, 'value1' | 'value2' | 'value3'>;

/** A style an operator set, and whom it must name beside its own sources. */
export interface ForeignStyle {
  style: StyleSpecification;
  attribution: string | null;
}

/**
 * The style's address as an operator set it.
 * @returns value1 with `{key}` replaced by value2, or null when there is no address, or no key where it wants one
 */
export function styleAddress({ value1, value2 }: Omit<MapSetting, 'value3'>): string | null {
  const address = value1?.trim();
  const key = value2?.trim();
  if (!address || !URL.canParse(address)) return null;
  if (!address.includes('{key}')) return address;
  return key ? address.replaceAll('{key}', encodeURIComponent(key)) : null;
}

/** The style to draw with; null, which means the outline, when none is set or it cannot be had. */
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
