/** Converts rows of the registry to stations. */
import { areasContaining } from '../../stations/places/areas.ts';
import type { SourceStation } from '../../stations/facts/save-stations.ts';
import { readAddress } from './names/address.ts';
import { readBrand } from './names/brand.ts';
import { displayName } from './names/display-name.ts';
import { distinctNames } from './names/distinct-names.ts';
import { italianCase } from './names/italian-case.ts';
import type { RegistryRow } from './registry.ts';

/**
 * Converts rows to stations with a name that drivers recognise.
 * @param rows the whole registry, as a name must differ from all others of its town
 * @param isKept chooses the rows to convert
 * @returns the stations with their rows, in order
 */
export function toStations(
  rows: readonly RegistryRow[],
  isKept: (row: RegistryRow) => boolean = () => true,
): { row: RegistryRow; station: SourceStation }[] {
  const townOf = ({ town }: RegistryRow) => town.toLowerCase();
  const towns = new Set(rows.filter(isKept).map(townOf));
  const read = rows
    .filter((row) => towns.has(townOf(row)))
    .map((row) => ({ row, ...readPlace(row) }));
  const names = distinctNames(read);
  return read
    .map(({ row, ...place }, index) => ({ row, station: toStation(row, place, names[index]!) }))
    .filter(({ row }) => isKept(row));
}

function readPlace(row: RegistryRow) {
  const town = italianCase(row.town);
  const brand = readBrand(row.brand);
  const place = readAddress(row.address, row.town);
  const name = displayName({ ...row, brand, town, street: place.street });
  return { town, brand, ...place, name };
}

function toStation(
  row: RegistryRow,
  { town, brand, address, postcode }: ReturnType<typeof readPlace>,
  name: string,
): SourceStation {
  return {
    source: 'mimit',
    source_id: row.id,
    kind: 'fuel',
    country: 'IT',
    name,
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
    areas: areasContaining('IT', row.position),
    confirmed_decades: [],
  };
}
