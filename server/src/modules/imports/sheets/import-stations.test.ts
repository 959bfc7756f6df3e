// Tests rules import-promises, station-pictures.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { unexplainedRows } from '../../../testing/prices/tally.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { addPicture, setLogo } from '../../../calls/pictures/pictures.ts';
import { encodeImage } from '../../images/encode.ts';
import { importStationSheet } from './import-stations.ts';

const HEAD =
  'id;code;name;short_description;description;address;postcode;locality;latitude;longitude;phone;mobile;email;website;opening_hours;brand;logo;gallery';
const run = async ({ context, file }: TestCommand, ...rows: string[]) =>
  await importStationSheet(context, await file('distributori.csv', rows.join('\n')));
const stations = ({ database }: TestCommand) =>
  database.kysely.selectFrom('station').selectAll().orderBy('id').execute();
const gallery = ({ database }: TestCommand) =>
  database.kysely
    .selectFrom('gallery_image')
    .select(['hash', 'alt', 'caption', 'position'])
    .orderBy('position')
    .execute();

async function pictures({ file }: TestCommand): Promise<void> {
  for (const [name, background] of [
    ['logo.png', '#15803d'],
    ['pompa.jpg', '#b45309'],
  ] as const) {
    const image = sharp({ create: { width: 30, height: 20, channels: 3, background } });
    await file(name, await image.toFormat(name.endsWith('png') ? 'png' : 'jpeg').toBuffer());
  }
}

test('a station arrives with every field and its pictures; a second import changes nothing', async () => {
  const command = await openTestCommand();
  await pictures(command);
  const row =
    ';BORGO;Da Gino;Pompa bianca;"Una riga\ndue";Via Roma 1;47893;Borgo Maggiore;43,9433;12,4467;0549 1234;335 1234567;gino@example.sm;https://example.sm;"lun–ven 7–19\nsab 8–12";Eni;logo.png;"pompa.jpg|La pompa|Di sera\nlogo.png|Il marchio"';
  const report = await run(command, HEAD, row);
  expect(report.tallies.stations).toMatchObject({ read: 1, added: 1 });
  const [station] = await stations(command);
  expect(station).toMatchObject({
    source: 'operator',
    source_id: 'BORGO',
    kind: 'fuel',
    country: 'SM',
    name: 'Da Gino',
    short_description: 'Pompa bianca',
    description: 'Una riga\ndue',
    address: 'Via Roma 1',
    postcode: '47893',
    locality: 'Borgo Maggiore',
    latitude: 43.9433,
    longitude: 12.4467,
    phone: '0549 1234',
    mobile: '335 1234567',
    email: 'gino@example.sm',
    website: 'https://example.sm',
    opening_hours: 'lun–ven 7–19\nsab 8–12',
    brand: 'Eni',
    areas: ['SM'],
  });
  expect(await gallery(command)).toEqual([
    {
      hash: expect.stringMatching(/^\w{64}$/u) as string,
      alt: 'La pompa',
      caption: 'Di sera',
      position: 0,
    },
    { hash: station!.logo_hash, alt: 'Il marchio', caption: null, position: 1 },
  ]);
  const image = await command.database.kysely
    .selectFrom('image')
    .select(['media_type', 'width', 'height'])
    .where('hash', '=', station!.logo_hash!)
    .execute();
  expect(image).toEqual([{ media_type: 'image/webp', width: 30, height: 20 }]);

  const again = await run(command, HEAD, row);
  expect(again.tallies.stations).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect((await stations(command))[0]).toEqual(station);
});

test('a picture that its station no longer uses is deleted', async () => {
  const command = await openTestCommand();
  await pictures(command);
  const hashes = async () => {
    const rows = await command.database.kysely.selectFrom('image').select('hash').execute();
    return rows.map(({ hash }) => hash);
  };
  const station = ';BORGO;Da Gino;;;;;;43,9433;12,4467;;;;;;;';
  await run(command, HEAD, `${station}pompa.jpg;logo.png|Logo`);
  expect(await hashes()).toHaveLength(2);
  const report = await run(command, HEAD, `${station}logo.png;-`);
  expect(await hashes()).toEqual([(await stations(command))[0]!.logo_hash]);
  expect(report.notes).toContain('Immagini tolte, perché nessuno le mostra: 1.');
});

test('a picture without an alternative text gets its caption or number', async () => {
  const command = await openTestCommand();
  await pictures(command);
  const row = `;BORGO;Da Gino;;;;;;43,9433;12,4467;;;;;;;;"pompa.jpg||Di sera\nlogo.png"`;
  await run(command, HEAD, row);
  expect((await gallery(command)).map(({ alt }) => alt)).toEqual(['Di sera', 'Foto 2']);
});

test('an empty cell keeps the field, a dash clears it, and other sources do not overwrite it', async () => {
  const command = await openTestCommand();
  await pictures(command);
  const id = await addStation(command.database.kysely, {
    phone: '0549 1',
    website: 'https://a.sm',
  });
  const report = await run(command, 'id;name;phone;gallery', `${id};;-;logo.png|Logo`);
  expect(report.tallies.stations).toMatchObject({ changed: 1 });
  expect(await stations(command)).toMatchObject([
    {
      name: 'Distributore di prova',
      phone: null,
      website: 'https://a.sm',
      operator_fields: ['phone'],
    },
  ]);
  expect(await gallery(command)).toHaveLength(1);
  await run(command, 'id;gallery', `${id};-`);
  expect(await gallery(command)).toEqual([]);
});

test('a station that moves changes its area', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely, {});
  await run(command, 'id;country;latitude;longitude', `${id};IT;44.0594;12.5683`);
  expect(await stations(command)).toMatchObject([{ areas: ['confine'], latitude: 44.0594 }]);
});

test('a position outside the stated country is refused', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const borgo = await addStation(kysely);
  const rimini = await addStation(kysely, {
    source: 'mimit',
    country: 'IT',
    latitude: 44.0594,
    longitude: 12.5683,
    areas: ['confine'],
  });
  const report = await run(
    command,
    'id;code;name;country;latitude;longitude',
    ';A;Roma in SM;SM;41,9;12,5',
    ';B;Scambiate;;12,4467;43,9433',
    ';C;Scambiate in Italia;IT;12,5683;44,0594',
    ';D;Vicina al confine;SM;43,9825;12,4905',
    `${borgo};;;;44,0594;12,5683`,
    `${rimini};;;SM;;`,
    `${rimini};X;Nome nuovo;;;`,
  );
  expect(report.tallies.stations).toMatchObject({
    added: 1,
    changed: 1,
    rejected: { position: 5 },
  });
  expect(await stations(command)).toMatchObject([
    { latitude: 43.95, areas: ['SM'] },
    { name: 'Nome nuovo', country: 'IT', areas: ['confine'] },
    { source_id: 'D', areas: ['SM'] },
  ]);
  const rejects = await readFile(report.rejectsFile!, 'utf8');
  const outside = 'è fuori da San Marino (un distributore italiano ha country IT)';
  for (const part of [
    `"2";"posizione mancante o impossibile";"41.9, 12.5 ${outside}"`,
    '"3";"posizione mancante o impossibile";"12.4467, 43.9433 è fuori da San Marino: latitude e longitude sembrano scambiate"',
    '"4";"posizione mancante o impossibile";"12.5683, 44.0594 è fuori dall\'Italia: latitude e longitude sembrano scambiate"',
    `"6";"posizione mancante o impossibile";"44.0594, 12.5683 ${outside}"`,
    `"7";"posizione mancante o impossibile";"44.0594, 12.5683 ${outside}"`,
  ]) {
    expect(rejects).toContain(part);
  }
});

test('unusable rows are left out with line and reason; the others arrive', async () => {
  const command = await openTestCommand();
  await command.file('finto.png', 'non sono una immagine');
  const report = await run(
    command,
    'id;code;name;latitude;longitude;email;logo',
    ';A;Buono;43.9;12.4;;',
    ';A;Doppione;;;;',
    ';;Nessuno;;;;',
    '77;;Sconosciuto;;;;',
    ';B;;;;;',
    ';C;Mezza posizione;43.9;;;',
    ';D;Posta;;;gino;',
    ';E;Manca;;;;manca.png',
    ';F;Finto;;;;finto.png',
    ';G;Fuori;;;;../segreto.png',
    ';H;Senza nome;;;;;di troppo',
    ';I;-;;;;',
  );
  const tally = report.tallies.stations!;
  expect(tally).toMatchObject({
    read: 12,
    added: 1,
    rejected: { repeated: 1, id: 1, station: 1, field: 4, image: 3, columns: 1 },
  });
  expect(unexplainedRows(tally)).toBe(0);
  const rejects = await readFile(report.rejectsFile!, 'utf8');
  for (const part of [
    '"5";"distributore sconosciuto";"nessun distributore con id «77»"',
    '"6";"valore non valido";"name: serve per un distributore nuovo"',
    '"7";"valore non valido";"latitude e longitude vanno insieme"',
    '"8";"valore non valido";"email: «gino» non è un indirizzo di posta"',
    '"9";"immagine non utilizzabile";"manca.png: il file non si può leggere"',
    `"10";"immagine non utilizzabile";"finto.png: il file non è un'immagine JPEG, PNG, WebP o GIF"`,
    '"11";"immagine non utilizzabile";"../segreto.png: il file deve stare nella cartella del CSV"',
    '"13";"valore non valido";"name: non può essere vuoto"',
  ]) {
    expect(rejects).toContain(part);
  }
});

test('a sheet keeps logo and photographs that people have chosen, and uses the rest of its row', async () => {
  const command = await openTestCommand();
  await pictures(command);
  const { kysely } = command.database;
  const stationId = await addStation(kysely, { name: 'Da Gino' });
  const create = { width: 9, height: 9, channels: 3, background: '#1d4ed8' } as const;
  const chosen = await encodeImage(await sharp({ create }).png().toBuffer());
  const change = { manager: { role: 'operator' }, stationId } as const;
  await inTransaction(kysely, (tx) => addPicture(tx, command.clock, change, chosen));
  await inTransaction(kysely, (tx) => setLogo(tx, command.clock, change, chosen));
  const head = 'id;name;logo;gallery';
  for (const [name, cells] of [
    ['Da Gino 1', 'logo.png;pompa.jpg'],
    ['Da Gino 2', '-;-'],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one import after the other
    const report = await run(command, head, `${stationId};${name};${cells}`);
    expect(report.notes).toContain(
      'Distributori con logo e foto scelti da chi li gestisce, rimasti: 1.',
    );
    // oxlint-disable-next-line no-await-in-loop -- after each
    expect(await gallery(command)).toMatchObject([{ hash: chosen.hash }]);
  }
  expect(await stations(command)).toMatchObject([{ name: 'Da Gino 2', logo_hash: chosen.hash }]);
});
