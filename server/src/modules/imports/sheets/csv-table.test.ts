// Tests rule import-texts.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { readTable } from './csv-table.ts';
import { STATION_SHEET } from '../formats.ts';

const COLUMNS = { id: [], code: ['codice'], name: ['nome'], price: ['prezzo'] } as const;
const NEEDED = [['id', 'code'], ['price']] as const;

async function read(
  content: string | Uint8Array,
  needed: Parameters<typeof readTable<keyof typeof COLUMNS>>[2] = [['id', 'code']],
  paragraphs: readonly (keyof typeof COLUMNS)[] = [],
) {
  const file = path.join(temporaryFolder(), 'a.csv');
  await writeFile(file, content);
  const table = await readTable(
    { file, scope: 'sheet', etag: undefined },
    COLUMNS,
    needed,
    STATION_SHEET,
    paragraphs,
  );
  return table!;
}

test.each([
  ['commas', 'code,name,price\nA,Bar,"1,5"\n'],
  ['semicolons', 'code;name;price\nA;Bar;1,5\n'],
  ['tabs', 'code\tname\tprice\nA\tBar\t1,5\n'],
  ['Windows line ends and a byte order mark', '\uFEFFcode;name;price\r\nA;Bar;1,5\r\n'],
  ['Italian column names in any case', 'Codice; NOME ;Prezzo\nA; Bar ;1,5'],
])('%s are understood', async (_, text) => {
  const { rows, name } = await read(text);
  expect(name).toBe('a.csv');
  expect(rows.map((row) => row.cells)).toEqual([{ id: '', code: 'A', name: 'Bar', price: '1,5' }]);
});

test('a row has the line on which it begins, whatever its cells contain', async () => {
  const { rows } = await read('code;name\nA;"uno\ndue"\n\nB;"tre ""e"" quattro"\nC\nD;a;b\n');
  expect(rows.map(({ line, cells, fault }) => [line, cells.code, cells.name, fault])).toEqual([
    [2, 'A', 'uno due', undefined],
    [5, 'B', 'tre "e" quattro', undefined],
    [6, 'C', '', undefined],
    [7, 'D', 'a', { reason: 'columns' }],
  ]);
});

test('a file that Excel saved without Unicode is read', async () => {
  const { rows } = await read(Buffer.from('code;name\nA;Località', 'latin1'));
  expect(rows[0]?.cells.name).toBe('Località');
});

test.each([
  ['sep=;', '\r\n'],
  ['"sep=;"', '\n'],
  ['SEP=;', '\n'],
])('the separator that Excel declares with %j and %j is used', async (announcement, lineEnd) => {
  const { rows } = await read([announcement, 'code;name', 'A;"x, y"', ''].join(lineEnd));
  expect(rows).toMatchObject([{ line: 3, text: 'A;"x, y"', cells: { code: 'A', name: 'x, y' } }]);
});

test('the separator that Excel declares is used', async () => {
  expect((await read('sep=|\ncode|name\nA;a|B')).rows[0]?.cells.code).toBe('A;a');
});

test("a spreadsheet's Unicode text is read", async () => {
  const { rows } = await read(Buffer.from('\uFEFFcode\tname\r\nA\tLocalità\r\n', 'utf16le'));
  expect(rows[0]?.cells).toMatchObject({ code: 'A', name: 'Località' });
});

test('cells keep their lines in a column of several lines', async () => {
  const { rows } = await read('code;name\nA;"uno\u00A0\r\ndue"', [['code']], ['name']);
  expect(rows[0]?.cells.name).toBe('uno\ndue');
});

test('empty columns and rows at the end are ignored', async () => {
  const { rows } = await read('code;name;;\nA;Bar;;;;\n;;;\n  ; ;\u00A0\nB;Caffè\n;;\n');
  expect(rows.map(({ line, cells, fault }) => [line, cells.code, cells.name, fault])).toEqual([
    [2, 'A', 'Bar', undefined],
    [5, 'B', 'Caffè', undefined],
  ]);
});

test.each(['#N/D', '#N/A', '#REF!', '#RIF!', '#NOME?', '#VALORE!', '#DIV/0!', 'Loading...'])(
  'a row with %s instead of a value is not used',
  async (cell) => {
    const { rows } = await read(`code;name\nA;${cell}\nB;Bar #1`);
    expect(rows.map(({ fault }) => fault)).toEqual([
      { reason: 'formula', detail: `name: «${cell}»` },
      undefined,
    ]);
  },
);

test('invisible characters make no difference in headers and cells', async () => {
  const { rows } = await read('\u200BCodice ;No\u00ADme\nA;Pompa\u00A0 Beta\u200B');
  expect(rows[0]?.cells).toMatchObject({ code: 'A', name: 'Pompa Beta' });
});

test.each([
  ['', 'a.csv è vuoto.'],
  ['<html></html>', 'a.csv è una pagina web'],
  [
    'code;nam\nA;Bar',
    'a.csv: la colonna «nam» è sconosciuta. Le colonne possibili sono id, code, name, price.',
  ],
  ['code;nome;name\nA;a;b', 'a.csv: la colonna «name» compare due volte.'],
  ['name;price\nA;1', 'a.csv non è un elenco di distributori in CSV: manca la colonna id o code.'],
  ['code;name\nA;"senza fine\nB;b', 'a.csv non è un CSV leggibile: alla riga'],
  [
    'code;fuel;price\nA;10;1,5',
    'a.csv è un elenco di prezzi in CSV, non un elenco di distributori in CSV.',
  ],
  ['code;name\n;;\n', "a.csv ha soltanto l'intestazione: sotto non c'è nessuna riga."],
  ['code;name\n', "a.csv ha soltanto l'intestazione: sotto non c'è nessuna riga."],
  ['sep=;\n', 'a.csv non è un elenco di distributori in CSV: manca la colonna id o code.'],
  ['[{"AddressInfo":1}]', 'a.csv è un elenco di Open Charge Map'],
])('%j is refused', async (text, sentence) => {
  await expect(read(text)).rejects.toThrow(sentence);
});

test.each([
  ['code;name\nA;Bar', 'a.csv non è un elenco di distributori in CSV: manca la colonna price.'],
  [
    'name\nBar',
    'a.csv non è un elenco di distributori in CSV: mancano le colonne id o code, price.',
  ],
])('%j lacks a needed column', async (text, sentence) => {
  await expect(read(text, NEEDED)).rejects.toThrow(sentence);
});
