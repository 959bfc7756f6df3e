/** Reads fuel stations from an OpenStreetMap GeoJSON file; runs in the reading process. */
import type { Position } from '@pieno/contract/distance.ts';
import { z } from 'zod/mini';
import { areasOf, type Country } from '../../stations/areas.ts';
import { isPossiblePosition } from '../../stations/placement.ts';
import type { SourceStation } from '../../stations/save-stations.ts';
import { overlongTexts } from '../../stations/text-lengths.ts';
import { readElements } from '../json-file.ts';
import type { Reason, Reject } from '../reasons.ts';
import {
  countryAt,
  excerpt,
  plainText,
  webAddress,
  type SiteContents,
  type SiteJob,
} from '../sites.ts';
import { OSM_FILE } from './kind.ts';
import { italianHours } from './opening-hours.ts';
import { amenitiesOf, soldFuels } from './sold-fuels.ts';

const CollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});
const FeatureSchema = z.object({
  id: z.nullish(z.union([z.string(), z.number()])),
  properties: z.record(z.string(), z.unknown()),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
});
type Tags = Record<string, string | undefined>;
/** Characters of a tag; OpenStreetMap itself keeps at most 255. */
const TAG_MAX = 2_000;
interface Pump {
  id: string;
  tags: Tags;
  position: Position;
  country: Country;
}

/** Reads and checks an OpenStreetMap GeoJSON file. @throws Refusal when the file is not a FeatureCollection */
export async function read(job: SiteJob): Promise<SiteContents> {
  const { name, elements } = await readElements(
    job,
    OSM_FILE,
    (value) => CollectionSchema.safeParse(value).data?.features,
  );
  const stations = new Map<string, SourceStation>();
  const rejects: Reject[] = [];
  for (const [index, element] of elements.entries()) {
    const station = readStation(element, stations);
    if ('reason' in station) {
      const place = { file: name, line: index + 1, row: excerpt(element) };
      rejects.push({ subject: 'stations', ...place, ...station });
    } else stations.set(station.source_id, station);
  }
  return {
    head: { read: elements.length },
    lists: { stations: [...stations.values()], rejects },
  };
}

function readStation(
  element: unknown,
  known: ReadonlyMap<string, SourceStation>,
): SourceStation | Pick<Reject, 'reason' | 'detail'> {
  const pump = readPump(element);
  if (typeof pump === 'string') return { reason: pump };
  if (known.has(pump.id)) return { reason: 'repeated' };
  const station = toStation(pump);
  const detail = overlongTexts(station);
  return detail ? { reason: 'field', detail } : station;
}

function readPump(element: unknown): Pump | Reason {
  const { data: feature } = FeatureSchema.safeParse(element);
  if (!feature) return 'field';
  const tags = Object.fromEntries(
    Object.entries(feature.properties).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : undefined,
    ]),
  );
  if (!amenitiesOf(tags).includes('fuel')) return 'kind';
  if (Object.values(tags).some((value) => value && value.length > TAG_MAX)) return 'field';
  const id = tags['@id'] ?? String(feature.id ?? '');
  if (!/^(?:node|way|relation)\/\d{1,19}$/u.test(id)) return 'id';
  const position = middleOf(feature.geometry.coordinates);
  if (!position) return 'position';
  const said = tags['addr:country'];
  const isTold = (said === 'SM' || said === 'IT') && isPossiblePosition(said, position);
  const country = isTold ? said : countryAt(position.latitude, position.longitude);
  return country ? { id, tags, position, country } : 'country';
}

/** Returns a point's position, or the centre of an outline's bounding box. */
function middleOf(coordinates: unknown): Position | null {
  const numbers = Array.isArray(coordinates) ? (coordinates.flat(4) as unknown[]) : [];
  if (numbers.length < 2 || !numbers.every((value) => Number.isFinite(value))) return null;
  const degrees = numbers as number[];
  return {
    longitude: middle(degrees.filter((_, index) => index % 2 === 0)),
    latitude: middle(degrees.filter((_, index) => index % 2 === 1)),
  };
}

/** Between the least and the greatest; spread as arguments, the values of a long outline would overflow the stack. */
function middle(values: readonly number[]): number {
  const least = values.reduce((a, b) => Math.min(a, b));
  return (least + values.reduce((a, b) => Math.max(a, b))) / 2;
}

function toStation({ id, tags, position, country }: Pump): SourceStation {
  const street = plainText(tags['addr:street'] ?? tags['addr:place']);
  const number = plainText(tags['addr:housenumber']);
  const locality = plainText(tags['addr:city']);
  // A station whose name says that it is unbranded ("pompa bianca") has no brand, even if tagged with one.
  const isUnbranded = /\bbianc[ao]\b/iu.test(tags['name'] ?? '');
  const brand = isUnbranded ? null : plainText(tags['brand']);
  return {
    source: 'osm',
    source_id: id,
    kind: 'fuel',
    country,
    name:
      plainText(tags['name:it'] ?? tags['name']) ??
      brand ??
      plainText(tags['operator']) ??
      ['Distributore', street && `di ${street}`, locality && `(${locality})`]
        .filter(Boolean)
        .join(' '),
    brand,
    short_description: null,
    address: street && [street, number].filter(Boolean).join(' '),
    postcode: plainText(tags['addr:postcode']),
    locality,
    ...position,
    phone: plainText(tags['contact:phone'] ?? tags['phone']),
    mobile: plainText(tags['contact:mobile'] ?? tags['mobile']),
    email: plainText(tags['contact:email'] ?? tags['email']),
    website: webAddress(tags['contact:website'] ?? tags['website']),
    opening_hours: italianHours(tags['opening_hours']),
    areas: areasOf(country, position),
    confirmed_decades: soldFuels(tags),
  };
}
