// Tests rule station-seed.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NEEDS_REAL_DATA, realData } from '../src/testing/real-data.ts';
import { CHARGING_SITES } from './charging-sites.ts';
import { FUEL_STATIONS } from './fuel-stations.ts';

interface OsmFacts {
  n: number;
  osm_id: string;
  lat: number;
  lon: number;
  castello: string;
  opening_hours: string | null;
  name_candidate: string | null;
  brand_candidate: string | null;
  address: { street: string; housenumber: string; postcode: string; city: string };
  confidence: { address: string };
}
interface OcmSite {
  ID: number;
  UsageTypeID: number;
  StatusTypeID: number;
  AddressInfo: {
    AddressLine1: string;
    Latitude: number;
    Longitude: number;
    ContactTelephone1?: string;
  };
  Connections: { PowerKW: number }[];
}

const ALL = [...FUEL_STATIONS, ...CHARGING_SITES];

test('17 fuel stations and 24 charging sites have the ids 1 to 41', () => {
  expect(FUEL_STATIONS).toHaveLength(17);
  expect(ALL.map((station) => station.id)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
});

test('all stations have different names', () => {
  expect(new Set(ALL.map((station) => station.name)).size).toBe(ALL.length);
});

test('no station appears twice', () => {
  const keys = ALL.map((station) => `${station.source} ${station.sourceId}`);
  expect(new Set(keys).size).toBe(ALL.length);
});

test('no source says that methane is sold', () => {
  expect(ALL.flatMap((station) => station.sells ?? [])).not.toContain(40);
});

const osm = readSource<{ stations: OsmFacts[] }>('san-marino/stations.json')?.stations;
describe.skipIf(!osm)(`fuel stations as their source has them ${NEEDS_REAL_DATA}`, () => {
  test.each(FUEL_STATIONS)('$id $name', (station) => {
    const fact = osm!.find((each) => each.n === station.id)!;
    const number = fact.confidence.address === 'low' ? '' : ` ${fact.address.housenumber}`;
    expect(station).toMatchObject({
      sourceId: fact.osm_id,
      latitude: fact.lat,
      longitude: fact.lon,
      address: `${fact.address.street}${number}`,
      postcode: fact.address.postcode,
      locality: fact.address.city,
    });
    expect(station.shortDescription).toContain(fact.castello);
    expect(station.openingHours !== undefined).toBe(fact.opening_hours === '24/7');
  });

  test('guesses are not shown', () => {
    const shownGuesses = osm!.flatMap((fact) => {
      const shown = JSON.stringify(FUEL_STATIONS[fact.n - 1]);
      return [fact.name_candidate, fact.brand_candidate].filter(
        (guess) => guess !== null && shown.includes(guess),
      );
    });
    expect(shownGuesses).toEqual([]);
  });
});

const PUBLIC_USAGE = [1, 4, 5, 7];
const OPERATIONAL = 50;
const ocm = readSource<OcmSite[]>('ev/ocm-san-marino.json');
describe.skipIf(!ocm)(`charging sites as their source has them ${NEEDS_REAL_DATA}`, () => {
  test('every public site in operation is included', () => {
    const open = ocm!.filter(
      (site) => PUBLIC_USAGE.includes(site.UsageTypeID) && site.StatusTypeID === OPERATIONAL,
    );
    expect(CHARGING_SITES.map((site) => site.sourceId).toSorted()).toEqual(
      open.map((site) => String(site.ID)).toSorted(),
    );
  });

  test.each(CHARGING_SITES)('$id $name', (site) => {
    const fact = ocm!.find((each) => String(each.ID) === site.sourceId)!;
    const { Latitude, Longitude, AddressLine1, ContactTelephone1 } = fact.AddressInfo;
    expect(site.latitude).toBeCloseTo(Latitude, 5);
    expect(site.longitude).toBeCloseTo(Longitude, 5);
    expect(site.phone).toBe(ContactTelephone1);
    expect(site.address.toLowerCase()).toContain(AddressLine1.toLowerCase());
    expect(site.shortDescription).toContain(`${fact.Connections[0]!.PowerKW} kW`);
  });
});

function readSource<T>(file: string): T | undefined {
  const full = realData(file);
  return full ? (JSON.parse(readFileSync(full, 'utf8')) as T) : undefined;
}
