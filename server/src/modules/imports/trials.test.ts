// Tests rule import-trial.
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../testing/command-context.ts';
import {
  PRICES,
  PRICES_HEAD,
  REGISTRY_HEAD,
  RIMINI,
  ROMA,
} from '../../testing/imports/ministry.ts';
import { addStation } from '../../testing/stations/stations.ts';
import { IMPORT_KINDS } from './kinds.ts';

const SITE = {
  ID: 1,
  UsageCost: '0,40 €/kWh',
  StatusTypeID: 50,
  SubmissionStatusTypeID: 200,
  DateLastVerified: '2026-08-01T07:11:00Z',
  AddressInfo: { Title: 'E-way', CountryID: 195, Latitude: 43.905919, Longitude: 12.422329 },
  Connections: [{ ConnectionTypeID: 25, CurrentTypeID: 20, LevelID: 2, PowerKW: 22, Quantity: 2 }],
};
const PUMP = {
  type: 'Feature',
  id: 'node/1',
  properties: { amenity: 'fuel', name: 'IP Borgo' },
  geometry: { type: 'Point', coordinates: [12.4462, 43.9433] },
};
const logo = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#15803d' } })
    .png()
    .toBuffer();

/** Writes the files of a kind. @returns them by option, and the subject of its rows with what it adds */
const FILES: Record<string, (command: TestCommand) => Promise<Record<string, string>>> = {
  mimit: async ({ file }) => ({
    registry: await file('anagrafica.csv', REGISTRY_HEAD + ['x|y', RIMINI, ROMA].join('\n')),
    prices: await file(
      'prezzi.csv',
      PRICES_HEAD + ['9|GPL|x', '7|Idrogeno|9.999|0|21/08/2026 05:46:12', ...PRICES].join('\n'),
    ),
  }),
  ocm: async ({ file }) => ({
    file: await file('ocm.json', JSON.stringify([SITE, { ...SITE, ID: 2, StatusTypeID: 150 }])),
  }),
  osm: async ({ file }) => ({
    file: await file(
      'osm.geojson',
      JSON.stringify({ type: 'FeatureCollection', features: [PUMP, PUMP] }),
    ),
  }),
  stations: async ({ file }) => {
    await file('logo.png', await logo());
    return {
      file: await file('d.csv', 'code;name;logo\nA;Da Gino;logo.png\nB;;\nC;Da Pia;manca.png\n'),
    };
  },
  prices: async ({ file, database }) => {
    const id = await addStation(database.kysely);
    const day = '2026-08-21 07:00';
    const rows = [`${id};10;1,679;${day}`, `${id};20;uno;${day}`, `99999;10;1,7;${day}`];
    return { file: await file('p.csv', `id;fuel;price;date\n${rows.join('\n')}\n`) };
  },
};

async function everything({ database }: TestCommand): Promise<unknown[]> {
  const tables = ['station', 'observation', 'current_price', 'fuel_type', 'image', 'sheet'];
  const more = ['import_run', 'board_version', 'gallery_image', 'confirmation', 'action_log'];
  return await Promise.all(
    [...tables, ...more].map(async (table) => {
      const { rows } = await sql`select * from ${sql.table(table)} order by 1`.execute(
        database.kysely,
      );
      return [table, rows];
    }),
  );
}

test.each(IMPORT_KINDS.map((kind) => [kind.name, kind] as const))(
  'a trial of %s reports the outcome of the import, and writes nothing',
  async (name, kind) => {
    const command = await openTestCommand();
    const files = await FILES[name]!(command);
    const before = await everything(command);
    const trial = await kind.run({ ...command.context, isTrial: true }, files, false);
    expect(await everything(command)).toEqual(before);
    const real = await kind.run(command.context, files, false);
    expect(await everything(command)).not.toEqual(before);
    const { seconds: _, rejectsFile: _2, state: _3, ...shown } = real;
    expect(trial).toMatchObject({ ...shown, isTrial: true });
  },
);
