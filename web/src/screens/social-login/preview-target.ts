import { AREAS, type Area } from '@pieno/contract/prices/areas.ts';
import { FUEL_MODES, type FuelMode } from '@pieno/contract/prices/fuels.ts';

export type PreviewTarget =
  | { kind: 'station'; id: string }
  | { kind: 'ranking'; decade: number; area: Area; mode: FuelMode | undefined };

/** Returns the station or the ranking of a return address; null for every other page. */
export function previewTarget(returnTo: string | null): PreviewTarget | null {
  const [path = '', query = ''] = returnTo?.split('?', 2) ?? [];
  const [, page, name = ''] = path.split('/');
  if (page === 'business') return { kind: 'station', id: name };
  if (page !== 'ranking' || !/^\d+$/.test(name)) return null;
  const search = new URLSearchParams(query);
  return {
    kind: 'ranking',
    decade: Number(name),
    area: AREAS.find((area) => area === search.get('area')) ?? 'SM',
    mode: FUEL_MODES.find((mode) => mode === search.get('mode')),
  };
}
