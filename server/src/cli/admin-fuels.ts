/** npm run admin -- fuel: defines fuels that the ministry names and the catalogue lacks. */
import { decadeLabel, UNIT_LABELS, unitsOf, type FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { CATEGORIES, parseDecade } from '../modules/stations/fuels/fuel-categories.ts';
import { entry } from './entry.ts';
import { check } from './typed.ts';
import { euros } from './format-output.ts';

const UNITS: Readonly<Record<string, FuelUnit>> = {
  litro: 'litre',
  kg: 'kilogram',
  kwh: 'kilowatt_hour',
};

/** Describes an undefined fuel: '«Miscela Xyz»: prezzi 2, da € 1,399 a € 1,499'. */
export function describeFuel({ name, prices, min, max }: Today['fuels'][number]): string {
  const range = min === null || max === null ? '' : `, da ${euros(min)} a ${euros(max)}`;
  return `«${name}»: prezzi ${prices}${range}`;
}

export const fuel = entry({
  typed: 'fuel [nome] [categoria] [unità]',
  about: 'elenca i carburanti sconosciuti del ministero; con categoria e unità dice che cosa sono',
  reads: (_, name) => name === undefined,
  async *run({ send }, _, name?: string, category: string = '', typed: string = '') {
    if (name === undefined) {
      const { fuels } = await send('GET /admin/today');
      if (fuels.length === 0) yield 'Nessun carburante sconosciuto.';
      yield* fuels.map(describeFuel);
      return;
    }
    const decade = parseDecade(category);
    check(decade, `Serve una categoria: ${CATEGORIES}.`);
    const [only, ...others] = unitsOf(decade);
    const unit = typed === '' && others.length === 0 ? only : UNITS[typed.toLowerCase()];
    check(unit, "Serve l'unità: litro, kg o kWh.");
    const { message } = await send('POST /admin/fuels', { name, decade, unit });
    yield `${name}: ${decadeLabel(decade)}, ${UNIT_LABELS[unit]}. ${message}.`;
  },
});
