// Tests rules import-areas, import-current, import-out-of-use, import-promises, import-tariff.
import { describe, expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../testing/command-context.ts';
import { NEEDS_REAL_DATA, realData } from '../../testing/real-data.ts';
import { readBoardVersion } from '../changes/board-version.ts';
import { findStates, forgetStates } from '../stations/states.ts';
import { importOcm } from './ocm/import-ocm.ts';
import { importOsm } from './osm/import-osm.ts';

const SITE = {
  ID: 107575,
  UsageCost: '0,40 €/kWh',
  StatusTypeID: 50,
  SubmissionStatusTypeID: 200,
  DateLastVerified: '2022-09-01T07:11:00Z',
  NumberOfPoints: 2,
  AddressInfo: {
    Title: 'E-way Stazione di Ricarica',
    AddressLine1: 'Piazzale del Lavatoio',
    Town: 'Chiesanuova',
    Postcode: '47894',
    CountryID: 195,
    Latitude: 43.905919,
    Longitude: 12.422329,
    ContactTelephone1: '0549 883700',
    RelatedURL: 'https://eway.aass.sm/',
  },
  Connections: [{ ConnectionTypeID: 25, CurrentTypeID: 20, LevelID: 2, PowerKW: 22, Quantity: 2 }],
};
const ocm = async ({ context, file }: TestCommand, ...sites: unknown[]) =>
  await importOcm(context, await file('ocm.json', JSON.stringify(sites)));
const stations = ({ database }: TestCommand) =>
  database.kysely.selectFrom('station').selectAll().orderBy('source_id').execute();
const withAddress = (changes: object) => ({ AddressInfo: { ...SITE.AddressInfo, ...changes } });

test('a charging site arrives with its price; a second import changes nothing', async () => {
  const command = await openTestCommand();
  const { tallies } = await ocm(command, SITE);
  expect(tallies).toMatchObject({ stations: { read: 1, added: 1 }, prices: { read: 1, added: 1 } });
  expect(await stations(command)).toMatchObject([
    {
      source: 'ocm',
      source_id: '107575',
      kind: 'charging',
      country: 'SM',
      name: 'E-way Piazzale del Lavatoio',
      short_description: '2 punti di ricarica, fino a 22 kW',
      connectors: [{ plug: 'Tipo 2', current: 'ac', power_kw: 22, count: 2 }],
      address: 'Piazzale del Lavatoio',
      locality: 'Chiesanuova',
      phone: '0549 883700',
      areas: ['SM'],
    },
  ]);
  expect(
    await command.database.kysely.selectFrom('current_price').selectAll().execute(),
  ).toMatchObject([
    {
      fuel_type_id: 50,
      price: 400,
      observed_at: new Date('2022-09-01T07:11:00Z'),
      source: 'import',
    },
  ]);
  const again = await ocm(command, SITE);
  expect(again.tallies).toMatchObject({
    stations: { added: 0, changed: 0, unchanged: 1 },
    prices: { added: 0, unchanged: 1 },
  });
});

test('closed, planned and unpublished sites are rejected, each for its reason', async () => {
  const command = await openTestCommand();
  const { tallies } = await ocm(
    command,
    { ...SITE, ID: 1, StatusTypeID: 150 },
    { ...SITE, ID: 2, StatusTypeID: 200 },
    { ...SITE, ID: 3, StatusType: { IsOperational: false } },
    { ...SITE, ID: 4, SubmissionStatusTypeID: 1001 },
    { ...SITE, ID: 5, ...withAddress({ CountryID: 80 }) },
    { ...SITE, ID: 'x' },
    { ...SITE, ID: 6 },
    { ...SITE, ID: 6 },
    { ...SITE, ID: 7, ...withAddress({ Latitude: 12.422329, Longitude: 43.905919 }) },
  );
  expect(tallies.stations).toMatchObject({
    read: 9,
    outside: 1,
    added: 1,
    changed: 0,
    unchanged: 0,
    merged: 0,
    rejected: {
      planned: 1,
      closed: 2,
      unpublished: 1,
      field: 1,
      repeated: 1,
      position: 1,
    },
  });
});

test('a site only for staff or announced guests is left out, and loses its rank', async () => {
  const command = await openTestCommand();
  await ocm(command, { ...SITE, ID: 2 }, { ...SITE, ID: 9 });
  const { tallies } = await ocm(
    command,
    ...[2, 3, 6].map((type) => ({ ...SITE, ID: type, UsageTypeID: type })),
    { ...SITE, ID: 7, UsageTypeID: null, UsageType: { ID: 6 } },
    { ...SITE, ID: 8, UsageTypeID: 4 },
    { ...SITE, ID: 9, StatusTypeID: 200 },
  );
  expect(tallies.stations).toMatchObject({
    read: 6,
    added: 1,
    rejected: { private: 4, closed: 1 },
  });
  const ranks = async () =>
    (await stations(command)).map(({ source_id, listed }) => [source_id, listed]);
  expect(await ranks()).toEqual([
    ['2', false],
    ['8', true],
    ['9', false],
  ]);
  await ocm(command, { ...SITE, ID: 2, UsageTypeID: 1 });
  expect(await ranks()).toEqual([
    ['2', true],
    ['8', true],
    ['9', false],
  ]);
});

test('a kept station keeps its rank while the site merged into it is still listed', async () => {
  const command = await openTestCommand();
  await ocm(command, { ...SITE, ID: 2 }, { ...SITE, ID: 9 });
  const [other, kept] = await stations(command);
  await command.database.kysely
    .updateTable('station')
    .set({ merged_into: kept!.id })
    .where('id', '=', other!.id)
    .execute();
  await ocm(command, { ...SITE, ID: 2 }, { ...SITE, ID: 9, StatusTypeID: 210 });
  expect((await stations(command)).at(-1)).toMatchObject({ source_id: '9', listed: true });
  await ocm(command, { ...SITE, ID: 2, StatusTypeID: 200 }, { ...SITE, ID: 9, StatusTypeID: 210 });
  expect((await stations(command)).at(-1)).toMatchObject({ source_id: '9', listed: false });
});

test('a temporarily unavailable site is out of service until a later file reports it as working', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const stated = async () => [...(await findStates(kysely, command.clock.now())).values()];
  const away = { StatusTypeID: 30, StatusType: { IsOperational: false } };
  const { tallies } = await ocm(command, { ...SITE, ...away });
  expect(tallies).toMatchObject({ stations: { added: 1, rejected: {} }, prices: { added: 1 } });
  const expected = [[{ state: 'out_of_service', fuel_type_id: null, counts: true }]];
  expect(await stated()).toEqual(expected);
  const before = await readBoardVersion(kysely);
  command.clock.advance(40 * 86_400_000);
  await forgetStates(kysely, { now: command.clock.now() });
  await ocm(command, { ...SITE, ...away });
  expect(await stated()).toEqual(expected);
  await ocm(command, { ...SITE, ID: 1 });
  expect(await stated()).toEqual(expected);
  await ocm(command, SITE);
  expect(await stated()).toEqual([]);
  expect(await readBoardVersion(kysely)).toBeGreaterThan(before);
});

test.each([
  ['CHAdeMO', { ConnectionTypeID: 2, PowerKW: 50 }, 51],
  ['CCS 2', { ConnectionTypeID: 33, LevelID: 2 }, 51],
  ['a Supercharger', { ConnectionTypeID: 27 }, 51],
  ['Tipo 2', { ConnectionTypeID: 25 }, 50],
  ['a quick Tipo 2', { ConnectionTypeID: 1036, LevelID: 3, PowerKW: 43 }, 50],
  ['a plug that nobody knows, quick', { LevelID: 3 }, 51],
  ['a plug that nobody knows, strong', { PowerKW: 150 }, 51],
  ['a plug that nobody knows, slow', { LevelID: 2 }, 50],
  ['a plug that says its current', { ConnectionTypeID: 27, CurrentTypeID: 20 }, 50],
])('without a stated current the plug determines it: %s', async (_name, connection, fuel) => {
  const command = await openTestCommand();
  await ocm(command, { ...SITE, Connections: [connection] });
  const prices = command.database.kysely.selectFrom('current_price').select('fuel_type_id as id');
  expect(await prices.execute()).toEqual([{ id: fuel }]);
});

test('the country is the stated one, otherwise that of the position', async () => {
  const command = await openTestCommand();
  const rimini = { Latitude: 44.0594, Longitude: 12.5683 };
  await ocm(
    command,
    { ...SITE, ID: 1, ...withAddress({ CountryID: null }) },
    { ...SITE, ID: 2, ...withAddress({ CountryID: null, ...rimini }) },
    { ...SITE, ID: 3, ...withAddress({ Country: { ISOCode: 'IT' }, ...rimini }) },
  );
  expect((await stations(command)).map(({ country, areas }) => [country, areas])).toEqual([
    ['SM', ['SM']],
    ['IT', ['confine']],
    ['IT', ['confine']],
  ]);
});

test('one price applies to all kinds of current of a site; no price is invented', async () => {
  const command = await openTestCommand();
  const rapid = { CurrentTypeID: 30, LevelID: 3, PowerKW: 50, Quantity: 1 };
  const report = await ocm(
    command,
    { ...SITE, ID: 1, Connections: [...SITE.Connections, rapid] },
    { ...SITE, ID: 2, UsageCost: 'Free' },
    { ...SITE, ID: 3, DateLastVerified: null },
  );
  const prices = command.database.kysely.selectFrom('current_price').select('fuel_type_id as id');
  expect(await prices.orderBy('fuel_type_id').execute()).toEqual([{ id: 50 }, { id: 51 }]);
  expect(report.tallies.prices).toMatchObject({ read: 3, added: 2, rejected: { date: 1 } });
  expect(report.notes).toEqual(['Siti che non dicono un prezzo al kWh: 1.']);
  const shown = command.database.kysely.selectFrom('station').select('short_description as text');
  const [, free] = await shown.orderBy('source_id').execute();
  expect(free!.text).toMatch(/ · Tariffa: Free$/);
});

test('a file of another kind is named as such', async () => {
  const { context, file } = await openTestCommand();
  const geojson = await file('a.json', '{"type":"FeatureCollection","features":[]}');
  await expect(importOcm(context, geojson)).rejects.toThrow(
    'a.json è un GeoJSON di OpenStreetMap, non un elenco di Open Charge Map.',
  );
  await expect(importOsm(context, await file('b.json', '[{"AddressInfo"'))).rejects.toThrow(
    'b.json è troncato o danneggiato: non è JSON valido.',
  );
  await expect(importOsm(context, await file('c.json', '[]'))).rejects.toThrow(
    'c.json non è un GeoJSON di OpenStreetMap.',
  );
});

const OCM = realData('ev/ocm-san-marino.json');
const OSM = realData('san-marino/fuel.geojson');
describe.skipIf(!OCM || !OSM)(`the real files ${NEEDS_REAL_DATA}`, () => {
  test('San Marino is imported completely', async () => {
    const { context } = await openTestCommand('2026-11-21T08:00:00Z');
    const charging = await importOcm(context, OCM!);
    expect(charging.tallies).toMatchObject({
      stations: { read: 25, added: 24, rejected: { planned: 1 } },
      prices: { read: 22, added: 22, rejected: {} },
    });
    const fuel = await importOsm(context, OSM!);
    expect(fuel.tallies.stations).toMatchObject({ read: 17, added: 17, rejected: {} });
  });
});
