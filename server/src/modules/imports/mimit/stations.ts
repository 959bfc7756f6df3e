/** Converts rows of the registry to stations. */
import { areasOf } from '../../stations/areas.ts';
import type { SourceStation } from '../../stations/save-stations.ts';
import { readAddress } from './address.ts';
import { readBrand } from './brand.ts';
import { displayName } from './display-name.ts';
import { distinctNames } from './distinct-names.ts';
import { italianCase } from './italian-case.ts';
import type { RegistryRow } from './registry.ts';

/** Converts each row to a station with a name that drivers recognise. @returns stations in the order of the rows */
export function toStations(rows: readonly RegistryRow[]): SourceStation[] {
  const read = rows.map((row) => {
    const town = italianCase(row.town);
    const brand = readBrand(row.brand);
    const place = readAddress(row.address, row.town);
    const name = displayName({ ...row, brand, town, street: place.street });
    return { row, town, brand, ...place, name };
  });
  const names = distinctNames(read);
  return read.map(({ row, town, brand, address, postcode }, index) => ({
    source: 'mimit',
    source_id: row.id,
    kind: 'fuel',
    country: 'IT',
    name: names[index]!,
    brand: brand?.label ?? null,
    short_description: null,
    address,
    postcode,
    locality: town ? `${town} (${row.province.toUpperCase()})` : null,
    latitude: row.position?.latitude ?? null,
    longitude: row.position?.longitude ?? null,
    phone: null,
    mobile: null,
    email: null,
    website: null,
    opening_hours: null,
    areas: areasOf('IT', row.position),
    confirmed_decades: [],
  }));
}
