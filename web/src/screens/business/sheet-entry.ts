import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import type { SheetEntry } from '../../features/reports/sheet/sheet-target.ts';
import type { FuelRank } from './use-ranks.ts';

/** Returns the first part of a category's price sheet on the station's own page (rule price-sheet). */
export function sheetEntry(
  { business, reported, states }: BusinessDetails,
  decade: number,
  prices: readonly FuelPrice[],
  ranks: ReadonlyMap<number, FuelRank>,
): SheetEntry {
  const isOwn = ({ fuel_type }: Pick<FuelPrice, 'fuel_type'>) => decadeOf(fuel_type.id) === decade;
  const fuels = prices.filter(isOwn);
  const rank = fuels.map(({ fuel_type }) => ranks.get(fuel_type.id)?.rank).find(Boolean);
  return {
    decade,
    business,
    fuels,
    stale: fuels[0]?.stale ?? false,
    known: fuels.length > 0,
    ...(rank !== undefined && { rank }),
    ...(reported && { reported: reported.filter(isOwn) }),
    ...(states && { states }),
  };
}
