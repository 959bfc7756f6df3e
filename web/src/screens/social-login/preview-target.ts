import { readPageAddress } from '@pieno/contract/page-address.ts';
import type { Area } from '@pieno/contract/prices/areas.ts';
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';

export type PreviewTarget =
  | { kind: 'station'; id: string }
  | { kind: 'ranking'; decade: number; area: Area; mode: FuelMode | undefined };

/**
 * Returns the station or the ranking of a return address; null for every other page. For both areas it returns San
 * Marino's ranking.
 */
export function previewTarget(returnTo: string | null): PreviewTarget | null {
  const page = readPageAddress(new URL(returnTo ?? '/', 'http://page.invalid'));
  if (page?.kind === 'station' && !Number.isNaN(page.id)) {
    return { kind: 'station', id: String(page.id) };
  }
  if (page?.kind !== 'ranking' || Number.isNaN(page.decade)) return null;
  return { ...page, area: page.area === 'entrambe' ? 'SM' : page.area };
}
