import { once } from '@pieno/contract/once.ts';
import type { FuelType } from '@pieno/contract/prices/fuels.ts';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { serverNow } from '../../core/api/server-clock.ts';
import { momentText } from '../../core/format/moment.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../prices/fuel-names.ts';
import type { RecentReport, ReportedPrice } from './recent-reports.ts';
import type { StationLine } from './totem/station-lines.ts';

const list = once(() => new Intl.ListFormat(m.locale(), { type: 'conjunction' }));

/**
 * Lists prices: 'Benzina Self € 1,669 e Diesel Self € 1,599'. @param lines of the station, for
 * names of fuels added by an import
 */
export const pricesText = (
  prices: readonly ReportedPrice[],
  lines: readonly StationLine[],
): string =>
  list().format(prices.map((entry) => `${nameOf(entry, lines)}${euroText(entry.price)}`));

function nameOf({ fuel_type_id }: ReportedPrice, lines: readonly StationLine[]): string {
  const name = fuelNameIn(lines, fuel_type_id);
  return name && `${name} `;
}

/** Returns a fuel's name, for fuels added by an import from the lines; '' if unknown. */
export function fuelNameIn(lines: readonly StationLine[], id: number): string {
  const fuel: Pick<FuelType, 'id' | 'name'> | undefined = lines.find(
    (line) => line.fuel.id === id,
  )?.fuel;
  return fuelName(fuel ?? { id, name: '' });
}

/** Describes the user's own report: 'Hai confermato Benzina Self € 1,669 oggi alle 18:57.' */
export function sentText(
  { prices, confirmed, seen_at }: RecentReport,
  lines: readonly StationLine[],
): string {
  const when = momentText(seen_at, serverNow());
  return [
    confirmed.length > 0 && m.report_sent_confirmed({ prices: pricesText(confirmed, lines), when }),
    prices.length > 0 && m.report_sent_new({ prices: pricesText(prices, lines), when }),
  ]
    .filter(Boolean)
    .join(' ');
}
