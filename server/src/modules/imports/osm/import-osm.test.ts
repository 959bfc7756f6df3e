import { expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { unexplainedRows } from '../../../testing/prices/tally.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { importOsm } from './import-osm.ts';

const PUMP = {
  type: 'Feature',
  id: 'node/1',
  properties: {
    amenity: 'fuel',
    brand: 'IP',
    name: 'IP Borgo',
    opening_hours: '24/7',
    'addr:street': 'Via Ventotto Luglio',
    'addr:housenumber': '5',
    website: 'www.example.sm',
  },
  geometry: { type: 'Point', coordinates: [12.4462, 43.9433] },
};

const osm = async ({ context, file }: TestCommand, ...features: unknown[]) =>
  await importOsm(
    context,
    await file('osm.geojson', JSON.stringify({ type: 'FeatureCollection', features })),
  );
const stations = ({ database }: TestCommand) =>
  database.kysely.selectFrom('station').selectAll().orderBy('source_id').execute();

test('control characters are removed from a name', async () => {
  const command = await openTestCommand();
  await osm(command, { ...PUMP, properties: { ...PUMP.properties, name: 'IP\0 Borgo\u0007' } });
  expect(await stations(command)).toMatchObject([{ name: 'IP Borgo' }]);
});

test('a pump arrives with the facts of the map, and fills only empty facts of a known station', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  await addStation(kysely, { source: 'osm', source_id: 'node/2', name: 'Nostro', brand: 'Eni' });
  await addStation(kysely, {
    source: 'osm',
    source_id: 'node/3',
    name: 'Altro',
    operator_fields: ['website'],
  });
  const { tallies } = await osm(
    command,
    PUMP,
    { ...PUMP, id: 'node/2' },
    { ...PUMP, id: 'node/3' },
  );
  expect(tallies.stations).toMatchObject({ added: 1, changed: 2 });
  expect(await stations(command)).toMatchObject([
    {
      name: 'IP Borgo',
      brand: 'IP',
      address: 'Via Ventotto Luglio 5',
      opening_hours: 'Aperto 24 ore su 24',
      website: 'https://www.example.sm',
      country: 'SM',
      areas: ['SM'],
    },
    { name: 'Nostro', brand: 'Eni', address: 'Via Ventotto Luglio 5', latitude: 43.95 },
    { name: 'Altro', brand: 'IP', website: null },
  ]);
  const again = await osm(command, PUMP, { ...PUMP, id: 'node/2' }, { ...PUMP, id: 'node/3' });
  expect(again.tallies.stations).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
});

test('elements other than pumps are rejected; a pump without a name gets one from its address', async () => {
  const command = await openTestCommand();
  const nameless = {
    ...PUMP,
    id: 'way/9',
    properties: { amenity: 'fuel', 'addr:street': 'Via Roma' },
  };
  const { tallies } = await osm(
    command,
    nameless,
    { ...PUMP, properties: { amenity: 'charging_station' } },
    { ...PUMP, id: 7 },
    { ...PUMP, geometry: { type: 'Point', coordinates: [] } },
    { ...PUMP, geometry: { type: 'Point', coordinates: [2.35, 48.85] } },
    'niente',
  );
  expect(tallies.stations).toMatchObject({
    added: 1,
    outside: 1,
    unplaced: 1,
    rejected: { kind: 1, id: 1, field: 1 },
  });
  expect(unexplainedRows(tallies.stations!)).toBe(0);
  expect((await stations(command))[0]?.name).toBe('Distributore di Via Roma');
});
