import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CHARGING_SITES } from './charging-sites.ts';
import { FUEL_STATIONS } from './fuel-stations.ts';

const ALL = [...FUEL_STATIONS, ...CHARGING_SITES];
const source = (file: string) =>
  fileURLToPath(new URL(`../../../shared/data/${file}`, import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(source(file), 'utf8'));

test('17 fuel stations and 24 charging sites have the ids 1 to 41', () => {
  expect(FUEL_STATIONS).toHaveLength(17);
  expect(ALL.map((station) => station.id)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1));
});

test('a driver can tell any two stations apart by name', () => {
  expect(new Set(ALL.map((station) => station.name)).size).toBe(ALL.length);
});

test('no station is there twice', () => {
  const keys = ALL.map((station) => `${station.source} ${station.sourceId}`);
  expect(new Set(keys).size).toBe(ALL.length);
});

test('no source says that methane is sold', () => {
  expect(ALL.flatMap((station) => station.sells ?? [])).not.toContain(40);
});

const stationsFile = 'san-marino/stations.json';
describe.skipIf(!existsSync(source(stationsFile)))(
  'fuel stations as their source has them (needs ../shared/data)',
  () => {
    const facts = existsSync(source(stationsFile)) ? read(stationsFile).stations : [];

    test.each(FUEL_STATIONS)('$id $name', (station) => {
      const fact = facts.find((each: { n: number }) => each.n === station.id);
      expect(station.sourceId).toBe(fact.osm_id);
      expect([station.latitude, station.longitude]).toEqual([fact.lat, fact.lon]);
      const number = fact.confidence.address === 'low' ? '' : ` ${fact.address.housenumber}`;
      expect(station.address).toBe(`${fact.address.street}${number}`);
      expect(station.postcode).toBe(fact.address.postcode);
      expect(station.locality).toBe(fact.address.city);
      expect(station.shortDescription).toContain(fact.castello);
      expect(station.openingHours !== undefined).toBe(fact.opening_hours === '24/7');
    });

    test('what is only a guess is not shown', () => {
      for (const fact of facts) {
        const shown = JSON.stringify(FUEL_STATIONS[fact.n - 1]);
        for (const guess of [fact.name_candidate, fact.brand_candidate]) {
          if (guess) expect(shown).not.toContain(guess);
        }
      }
    });
  },
);

const sitesFile = 'ev/ocm-san-marino.json';
const OCM_PUBLIC_USAGE = [1, 4, 5, 7];
describe.skipIf(!existsSync(source(sitesFile)))(
  'charging sites as their source has them (needs ../shared/data)',
  () => {
    const sites = existsSync(source(sitesFile)) ? read(sitesFile) : [];

    test('every public site in operation is there', () => {
      const open = sites.filter(
        (site: { UsageTypeID: number; StatusTypeID: number }) =>
          OCM_PUBLIC_USAGE.includes(site.UsageTypeID) && site.StatusTypeID === 50,
      );
      const ids = open.map((site: { ID: number }) => String(site.ID));
      expect(CHARGING_SITES.map((site) => site.sourceId).toSorted()).toEqual(ids.toSorted());
    });

    test.each(CHARGING_SITES)('$id $name', (site) => {
      const fact = sites.find((each: { ID: number }) => String(each.ID) === site.sourceId);
      expect(site.latitude).toBeCloseTo(fact.AddressInfo.Latitude, 5);
      expect(site.longitude).toBeCloseTo(fact.AddressInfo.Longitude, 5);
      expect(site.phone).toBe(fact.AddressInfo.ContactTelephone1);
      expect(site.address.toLowerCase()).toContain(fact.AddressInfo.AddressLine1.toLowerCase());
      expect(`${site.shortDescription} ${site.description}`).toContain(
        `${fact.Connections[0].PowerKW} kW`,
      );
    });
  },
);
