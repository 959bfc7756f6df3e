// Tests rule import-promises.
import { expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../testing/command-context.ts';
import { addStation } from '../testing/stations/stations.ts';
import { importCommand } from './import-command.ts';

test('a wrong command line gets an Italian sentence and exit code 2', async () => {
  const { run, errors } = await openTestCommand();
  for (const [args, sentence] of [
    [[], 'Uso: npm run import -- <comando>'],
    [['pdf', 'a.pdf'], 'Il comando «pdf» non esiste.'],
    [['ocm'], "Manca l'argomento «file»."],
    [['ocm', 'a', 'b'], 'Ci sono troppi argomenti.'],
    [['mimit', '--registri', 'x'], "L'opzione «--registri» non esiste."],
    [['mimit', '--registry'], "All'opzione «--registry <file>» manca il valore."],
    [['osm', 'manca.geojson'], 'manca.geojson non esiste o non si può leggere.'],
    [['prices', 'https://'], "L'indirizzo non è valido o è troppo lungo."],
    [['prices', `https://example.sm/${'a'.repeat(2_000)}`], "L'indirizzo non è valido"],
  ] as const) {
    errors.length = 0;
    expect(await run(importCommand, ...args)).toBe(2);
    expect(errors.join('\n')).toContain(sentence);
  }
});

test('the help is Italian and names every kind', async () => {
  const { run, lines } = await openTestCommand();
  expect(await run(importCommand, '--help')).toBe(0);
  expect(await run(importCommand, 'mimit', '--help')).toBe(0);
  const help = lines.join('\n');
  for (const part of [
    'Uso:',
    'Opzioni:',
    'Comandi:',
    'mimit',
    'ocm',
    'osm',
    'stations',
    'prices',
  ]) {
    expect(help).toContain(part);
  }
  expect(help).not.toMatch(/Usage|Options|Commands|options|command|default|display help/u);
});

test("a file in the caller's folder is imported, and the report printed", async () => {
  const { run, lines, file, database } = await openTestCommand();
  const id = await addStation(database.kysely);
  await file('prezzi.csv', `id;fuel;price;date\n${id};10;1,679;2026-08-21 07:00\n${id};10;9;\n`);
  expect(await run(importCommand, 'prices', 'prezzi.csv')).toBe(0);
  expect(lines.slice(1, -1)).toEqual([
    'Prezzi: 2 righe lette',
    '         1 aggiunti',
    '         0 già noti',
    '         1 scartati',
    '         1   prezzo impossibile',
    'Prezzi in vigore cambiati: 1',
  ]);
  expect(lines[0]).toMatch(/^Importazione «prices» conclusa in [\d,]+ secondi\.$/u);
  expect(lines.at(-1)).toMatch(/^Righe non importate: .*rejects.prices-.*\.csv$/u);
});

test('a refused file gets the reason and the note that nothing changed', async () => {
  const { run, errors, file } = await openTestCommand();
  await file('a.csv', '<html></html>');
  expect(await run(importCommand, 'stations', 'a.csv')).toBe(1);
  expect(errors.join('\n')).toContain('a.csv è una pagina web');
  expect(errors.join('\n')).toContain('Niente è stato cambiato.');
});

test('a file of another kind names the command that imports it', async () => {
  const { run, errors, file } = await openTestCommand();
  await file('a.json', '{"type":"FeatureCollection","features":[]}');
  expect(await run(importCommand, 'ocm', 'a.json')).toBe(1);
  expect(errors.join('\n')).toContain('Si importa con «npm run import -- osm FILE».');
});

test('a list without a usable row ends as a failure, and says where the reasons are', async () => {
  const { run, lines, file } = await openTestCommand();
  await file('prezzi.csv', 'id;fuel;price\n8;10;1,679\n9;10;uno\n');
  expect(await run(importCommand, 'prices', 'prezzi.csv')).toBe(1);
  expect(lines[0]).toBe('Importazione «prices» non riuscita: nessuna riga si può usare.');
  expect(lines).toContain('         2 scartati');
  expect(lines.at(-1)).toMatch(/^Righe non importate: /u);
});

test('an aborted call stops the import', async () => {
  const { run, context, file } = await openTestCommand();
  await file('a.csv', 'code;name\nA;Da Gino\n');
  context.signal = AbortSignal.abort();
  await expect(run(importCommand, 'stations', 'a.csv')).rejects.toThrow('aborted');
});

test('while one import runs another is refused', async () => {
  const { run, errors, file, database } = await openTestCommand();
  await file('a.csv', 'code;name\nA;Da Gino\n');
  const release = await database.tryLock('import');
  expect(await run(importCommand, 'stations', 'a.csv')).toBe(1);
  expect(errors.join('\n')).toContain("Un'altra importazione è in corso");
  await release!();
  expect(await run(importCommand, 'stations', 'a.csv')).toBe(0);
});

const sheet = async ({ run, file }: TestCommand, ...rows: string[]) => {
  await file('prezzi.csv', ['id;fuel;price;date', ...rows].join('\n'));
  return await run(importCommand, 'prices', 'prezzi.csv');
};
const current = async ({ database }: TestCommand) =>
  (await database.kysely.selectFrom('current_price').select('price').execute()).map(
    ({ price }) => price,
  );

test('the newest import that recorded prices is undone, and a further call undoes the one before', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely, { name: 'Da Gino' });
  const rows = [`${id};20;1,790;20/08/2026 07:00`, `${id};20;1,800;21/08/2026 07:00`];
  await sheet(command, rows[0]!);
  await sheet(command, ...rows);
  await sheet(command, ...rows);
  command.lines.length = 0;
  expect(await command.run(importCommand, 'undo', 'prices')).toBe(0);
  expect(command.lines).toEqual([
    "Annullata l'importazione «prices» del 21/08/26, 10:00:00.",
    'Prezzi ritirati: 1. Valgono di nuovo quelli di prima.',
    'Restano come sono: distributori, carburanti, immagini e impostazioni.',
  ]);
  expect(await current(command)).toEqual([1790]);
  command.lines.length = 0;
  await sheet(command, ...rows);
  expect(command.lines.join('\n')).toContain('1 già ritirati');
  // Saved again with another time: the same price is held.
  await sheet(command, `${id};20;1,800;21/08/2026 08:00`);
  expect(command.lines.join('\n')).toContain('1 in attesa');
  expect(await current(command)).toEqual([1790]);
  expect(await command.run(importCommand, 'undo', 'prices')).toBe(0);
  expect(await command.run(importCommand, 'undo', 'prices')).toBe(0);
  expect(await current(command)).toEqual([]);
  expect(await command.run(importCommand, 'undo', 'prices')).toBe(1);
  expect(await command.run(importCommand, 'undo', 'stations')).toBe(2);
  expect(command.errors.join('\n')).toMatch(/ha prezzi da ritirare[^]*«undo stations» non esiste/u);
});
