import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { openTestCommand, type TestCommand } from '../../testing/command-context.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { setSold } from '../stations/fuels/sold-fuels.ts';
import { importOsm } from './osm/import-osm.ts';
import { importStationSheet } from './sheets/import-stations.ts';

let command: TestCommand;
beforeEach(async () => {
  command = await openTestCommand();
});

const sold = async () => {
  const rows = command.database.kysely.selectFrom('station').select('confirmed_decades');
  return (await rows.orderBy('id').execute()).map((row) => row.confirmed_decades);
};

async function fromMap(tags: object) {
  const { context, file } = command;
  const feature = {
    type: 'Feature',
    id: 'node/1',
    properties: { amenity: 'fuel', name: 'Distributore di prova', ...tags },
    geometry: { type: 'Point', coordinates: [12.4462, 43.9433] },
  };
  const text = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
  const { tallies } = await importOsm(context, await file('osm.geojson', text));
  return tallies.stations;
}

async function fromList(...rows: string[]) {
  const { context, file } = command;
  const list = await file('elenco.csv', ['id;code;name;carburanti', ...rows].join('\n'));
  return (await importStationSheet(context, list)).tallies.stations;
}

test('OpenStreetMap adds to what a pump sells, except what an operator excluded', async () => {
  const charges = { 'fuel:diesel': 'yes', 'fuel:electricity': 'yes', 'fuel:lpg': 'no' };
  const id = await addStation(command.database.kysely, {
    source: 'osm',
    source_id: 'node/1',
    confirmed_decades: [50, 10],
  });
  expect(await fromMap(charges)).toMatchObject({ changed: 1 });
  expect(await sold()).toEqual([[50, 10, 20]]);
  for (const tags of [charges, {}, { 'fuel:electricity': 'no' }]) {
    expect(await fromMap(tags)).toMatchObject({ changed: 0, unchanged: 1 });
  }
  expect(await sold()).toEqual([[50, 10, 20]]);
  await inTransaction(command.database.kysely, (tx) => setSold(tx, id, 50, false));
  await fromMap(charges);
  expect(await sold()).toEqual([[10, 20]]);
});

test('a station sheet adds to what a station sells and removes nothing', async () => {
  const id = await addStation(command.database.kysely, { confirmed_decades: [20] });
  const rows = [`${id};;;Elettrico`, ';B;Da Gino;10, gasolio'];
  expect(await fromList(...rows, ';C;Da Pia;carbone')).toMatchObject({
    changed: 1,
    added: 1,
    rejected: { field: 1 },
  });
  const both = [
    [20, 50],
    [10, 20],
  ];
  expect(await sold()).toEqual(both);
  expect(await fromList(...rows)).toMatchObject({ changed: 0, unchanged: 2 });
  expect(await fromList(`${id};;;20`)).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await sold()).toEqual(both);
});
