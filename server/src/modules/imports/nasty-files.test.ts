// Tests rule import-hostile.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { importCommand } from '../../cli/import-command.ts';
import { openTestCommand, type TestCommand } from '../../testing/command-context.ts';
import { PRICES, PRICES_HEAD, REGISTRY_HEAD, RIMINI } from '../../testing/imports/ministry.ts';

const LONE_SURROGATE = '\\ud800';
const MANY = IMPORT_MAX.rows + 1;
/** Names that a careless lookup by a cell's text would find in any object. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const PLACE = { Latitude: 43.94, Longitude: 12.45, CountryID: 195 };
const ocmSite = (site: object = {}, address: object = {}) => ({
  ID: 7,
  AddressInfo: { Title: 'Municipio', ...PLACE, ...address },
  ...site,
});
const pump = (tags: object = {}, coordinates: unknown = [12.45, 43.94]) => ({
  id: 'node/7',
  properties: { amenity: 'fuel', name: 'Da Gino', ...tags },
  geometry: { type: 'Point', coordinates },
});
const collection = (...features: object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });

async function stored({ database }: TestCommand): Promise<number> {
  const tables = ['station', 'observation', 'image', 'import_run'] as const;
  const counts = await Promise.all(
    tables.map(
      async (table) => (await database.kysely.selectFrom(table).selectAll().execute()).length,
    ),
  );
  const fuels = await database.kysely.selectFrom('fuel_type').select('id').execute();
  return counts.reduce((sum, count) => sum + count, 0) + fuels.filter(({ id }) => id >= 110).length;
}

async function expectRefusal(command: TestCommand, sentence: RegExp, ...args: string[]) {
  expect(await command.run(importCommand, ...args)).toBe(1);
  expect(command.errors).toHaveLength(1);
  const [shown, last, ...more] = command.errors[0]!.split('\n');
  expect(shown).toMatch(sentence);
  expect([last, ...more]).toEqual(['Niente è stato cambiato.']);
  expect(await stored(command)).toBe(0);
}

const REFUSED: [kind: string, what: string, content: () => string | Uint8Array, RegExp][] = [
  [
    'stations',
    'too many rows',
    () => `code;name\n${'A;B\n'.repeat(MANY)}`,
    /ha più di 5\.000 righe: dividilo in più file, e importali uno dopo l’altro\.$/u,
  ],
  [
    'prices',
    'too many rows in little gzip',
    () => gzipSync(`code;fuel;price\n${'A;10;1\n'.repeat(MANY)}`),
    /ha più di 5\.000 righe: dividilo in più file, e importali uno dopo l’altro\.$/u,
  ],
  [
    'prices',
    'gzip without end',
    () => gzipSync(Buffer.alloc(IMPORT_MAX.textBytes + 1, 'a')),
    /è troppo grande: una volta decompresso supera 64 MB\.$/u,
  ],
  [
    'prices',
    'a quote that never closes',
    () => `code;fuel;price\nA;"${'10\n'.repeat(100_000)}`,
    /riga \d+: forse le virgolette non tornano\.$/u,
  ],
  [
    'stations',
    'a column of 50,000 letters',
    () => `code;${'x'.repeat(50_000)}\nA;B`,
    /la colonna «x{1,60}…» è sconosciuta/u,
  ],
  ['ocm', 'brackets without end', () => '['.repeat(1_000_000), /è troncato o danneggiato/u],
  [
    'ocm',
    'more elements than a country has',
    () => `[${'{"AddressInfo":0},'.repeat(MANY)}0]`,
    /ha più di 250\.000 elementi/u,
  ],
  [
    'osm',
    'more elements than a country has',
    () => `{"type":"FeatureCollection","features":[${'0,'.repeat(MANY)}0]}`,
    /ha più di 250\.000 elementi/u,
  ],
  ['ocm', 'binary', () => Buffer.from([0, 1, 2, 3]), /non è un file di testo/u],
];

test.each(REFUSED)('%s with %s is refused with a sentence', async (kind, _, content, sentence) => {
  const command = await openTestCommand();
  await expectRefusal(command, sentence, kind, await command.file('file', content()));
});

test.each([
  ['an endless registry', REGISTRY_HEAD + '\n'.repeat(MANY + 10), PRICES_HEAD + PRICES.join('\n')],
  [
    'endless prices',
    `${REGISTRY_HEAD}${RIMINI}`,
    PRICES_HEAD + '7|Benzina|1.999|1|21/08/2026 05:46:12\n'.repeat(MANY),
  ],
])('the ministry’s file with %s is refused with a sentence', async (_, registry, prices) => {
  const command = await openTestCommand();
  await expectRefusal(
    command,
    /ha più di 250\.000 righe/u,
    'mimit',
    '--registry',
    await command.file('anagrafica.csv', registry),
    '--prices',
    await command.file('prezzi.csv', prices),
  );
});

test.each(['prices', 'stations', 'ocm', 'osm'])(
  '%s: a pipe or a folder instead of a file is refused',
  async (kind) => {
    const command = await openTestCommand();
    const pipe = path.join(command.folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    await expectRefusal(command, /pipe non è un file\.$/u, kind, pipe);
    command.errors.length = 0;
    await expectRefusal(command, /è una cartella, non un file\.$/u, kind, command.folder);
  },
);

const LONG = 'x'.repeat(90_000);
const STATIONS = [
  ...INHERITED.map((word) => `${word};B;${word};SM;43,94;12,45`),
  ...INHERITED.map((word) => `${word}2;B;fuel;${word};43,94;12,45`),
  `A;${LONG};fuel;SM;43,94;12,45`,
  `${LONG};B;fuel;SM;43,94;12,45`,
];
const SITES = [
  ...INHERITED.map((word) => ocmSite({}, { Country: { ISOCode: word } })),
  ocmSite({}, { Title: LONG }),
  ocmSite({}, { Title: 'x'.repeat(121) }),
  ocmSite({ OperatorInfo: { Title: 'x'.repeat(61) } }),
  ocmSite({ UsageCost: '1'.repeat(90_000) }),
];
const PUMPS = [
  ...INHERITED.map((word) => pump({ amenity: word })),
  pump({ name: LONG }),
  pump({ brand: 'x'.repeat(61) }),
  { ...pump(), id: `node/${'1'.repeat(100)}` },
];
const DEEP = '['.repeat(20_000) + ']'.repeat(20_000);

test.each([
  [
    'stations',
    STATIONS.length,
    `code;name;kind;country;latitude;longitude\n${STATIONS.join('\n')}`,
  ],
  [
    'prices',
    INHERITED.length + 2,
    `code;fuel;price\n${[...INHERITED, LONG].map((word) => `A;${word};1,5`).join('\n')}\nA;10;${LONG}`,
  ],
  ['ocm', SITES.length, JSON.stringify(SITES)],
  ['ocm', 1, `[{"AddressInfo":0,"deep":${DEEP}}]`],
  ['osm', PUMPS.length, collection(...PUMPS)],
  ['osm', 1, collection(pump({}, 'DEEP')).replace('"DEEP"', DEEP)],
])('%s: %d hostile rows are left out, each of them', async (kind, count, content) => {
  const command = await openTestCommand();
  expect(await command.run(importCommand, kind, await command.file('file', content))).toBe(1);
  expect(command.errors).toEqual([]);
  expect(command.lines[0]).toBe(`Importazione «${kind}» non riuscita: nessuna riga si può usare.`);
  const counts = ['scartati', 'fuori dalle zone', 'senza coordinate utilizzabili'].map((what) =>
    command.lines.flatMap((line) => (line.endsWith(` ${what}`) ? Number.parseInt(line, 10) : [])),
  );
  expect(counts.flat().reduce((sum, rows) => sum + rows, 0)).toBe(count);
});

test.each(['__proto__', 'constructor'])(
  '%s as a brand or a mode of the ministry is ordinary text',
  async (word) => {
    const command = await openTestCommand();
    const files = [
      '--registry',
      await command.file('anagrafica.csv', `${REGISTRY_HEAD}${RIMINI.replaceAll('Q8', word)}`),
      '--prices',
      await command.file(
        'prezzi.csv',
        `${PRICES_HEAD}${PRICES[0]}\n7|Benzina|1.9|${word}|21/08/2026 05:46:12`,
      ),
    ];
    expect(await command.run(importCommand, 'mimit', ...files)).toBe(0);
    expect(command.errors).toEqual([]);
  },
);

test('a lone surrogate in a name is replaced', async () => {
  const command = await openTestCommand();
  const text = JSON.stringify([ocmSite()]).replace('Municipio', `Municipio ${LONE_SURROGATE}`);
  expect(await command.run(importCommand, 'ocm', await command.file('ocm.json', text))).toBe(0);
  const [station] = await command.database.kysely.selectFrom('station').select('name').execute();
  expect(station!.name).toBe('Municipio \ufffd');
});

test('an outline of 300,000 points has a centre', async () => {
  const command = await openTestCommand();
  const outline = [Array.from({ length: 300_000 }, () => [12.45, 43.94])];
  const file = await command.file('osm.json', collection(pump({}, outline)));
  expect(await command.run(importCommand, 'osm', file)).toBe(0);
});
