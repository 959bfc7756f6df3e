import { FuelModeSchema, type FuelMode } from '@pieno/contract/fuels.ts';
import { AreaSchema, type Area } from '@pieno/contract/prices.ts';

export type WishTarget =
  | { kind: 'station'; id: string }
  | { kind: 'ranking'; decade: number; area: Area; mode: FuelMode | undefined };

/** Returns the station or the ranking that a wish leads to; null for every other page. */
export function wishTarget(wish: string | null): WishTarget | null {
  const [path = '', query = ''] = wish?.split('?', 2) ?? [];
  const [, page, name = ''] = path.split('/');
  if (page === 'business') return { kind: 'station', id: name };
  if (page !== 'ranking' || !/^\d+$/.test(name)) return null;
  const search = new URLSearchParams(query);
  const area = AreaSchema.safeParse(search.get('area'));
  const mode = FuelModeSchema.safeParse(search.get('mode'));
  return {
    kind: 'ranking',
    decade: Number(name),
    area: area.success ? area.data : 'SM',
    mode: mode.success ? mode.data : undefined,
  };
}
