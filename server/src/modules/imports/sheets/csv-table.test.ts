import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { readTable } from './csv-table.ts';
import { STATION_SHEET } from './station-kind.ts';

const COLUMNS = { id: [], code: ['codice'], name: ['nome'], price: ['prezzo'] } as const;
const NEEDED = [['id', 'code'], ['price']] as const;

async function read(
  content: string | Uint8Array,
  needed: Parameters<typeof readTable<keyof typeof COLUMNS>>[2] = [['id', 'code']],
) {
  const file = path.join(temporaryFolder(), 'a.csv');
  await writeFile(file, content);
  const table = await readTable(
    { file, scope: 'sheet', etag: undefined },
    COLUMNS,
    needed,
    STATION_SHEET,
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

test('a row knows the line it begins on, whatever its cells hold', async () => {
  const { rows } = await read('code;name\nA;"uno\ndue"\n\nB;"tre ""e"" quattro"\nC\nD;a;b\n');
  expect(rows.map(({ line, cells, tooLong }) => [line, cells.code, cells.name, tooLong])).toEqual([
    [2, 'A', 'uno\ndue', false],
    [5, 'B', 'tre "e" quattro', false],
    [6, 'C', '', false],
    [7, 'D', 'a', true],
  ]);
});

test('what Excel saves without Unicode is read', async () => {
  const { rows } = await read(Buffer.from('code;name\nA;Località', 'latin1'));
  expect(rows[0]?.cells.name).toBe('Località');
});

test.each([
  ['sep=;', '\r\n'],
  ['"sep=;"', '\n'],
  ['SEP=;', '\n'],
])('the separator that Excel announces with %j and %j is taken', async (announcement, lineEnd) => {
  const { rows } = await read([announcement, 'code;name', 'A;"x, y"', ''].join(lineEnd));
  expect(rows).toMatchObject([{ line: 3, text: 'A;"x, y"', cells: { code: 'A', name: 'x, y' } }]);
});

test('the separator that Excel announces is used', async () => {
  expect((await read('sep=|\ncode|name\nA;a|B')).rows[0]?.cells.code).toBe('A;a');
});

test("a spreadsheet's Unicode text is read", async () => {
  const { rows } = await read(Buffer.from('\uFEFFcode\tname\r\nA\tLocalità\r\n', 'utf16le'));
  expect(rows[0]?.cells).toMatchObject({ code: 'A', name: 'Località' });
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
])('%j lacks a column that it needs', async (text, sentence) => {
  await expect(read(text, NEEDED)).rejects.toThrow(sentence);
});
