// Tests rule import-columns.
import { expect, test } from 'vitest';
import { readRegistry } from './registry.ts';

const HEAD = [
  'Estrazione del 2026-08-21',
  'idImpianto|Gestore|Bandiera|Tipo Impianto|Nome Impianto|Indirizzo|Comune|Provincia|Latitudine|Longitudine',
];
const read = (...rows: string[]) => readRegistry([...HEAD, ...rows].join('\n'), 'anagrafica.csv');
const ROW = '7|ROSSI S.R.L.|Q8|Stradale|Q8|Via Emilia 1 47921|RIMINI|RN|44.0601|12.5656';

test('a row is read completely', () => {
  expect(read(ROW)).toEqual({
    extractedOn: '2026-08-21',
    unknown: [],
    read: 1,
    cut: false,
    rejects: [],
    rows: [
      {
        line: 3,
        text: ROW,
        id: '7',
        operator: 'ROSSI S.R.L.',
        brand: 'Q8',
        name: 'Q8',
        address: 'Via Emilia 1 47921',
        town: 'RIMINI',
        province: 'RN',
        position: { latitude: 44.0601, longitude: 12.5656 },
      },
    ],
  });
});

const COLUMNS = HEAD[1]!.split('|');
/** Reads one row with its columns, and their names, in another order. */
function readOrdered(order: readonly number[]) {
  const cells = ROW.split('|');
  const inOrder = (all: readonly string[]) => order.map((at) => all[at]).join('|');
  return readRegistry([HEAD[0], inOrder(COLUMNS), inOrder(cells)].join('\n'), 'a.csv');
}

test.each([
  ['latitude and longitude', [0, 1, 2, 3, 4, 5, 6, 7, 9, 8]],
  ['brand and type', [0, 1, 3, 2, 4, 5, 6, 7, 8, 9]],
  ['all of them', [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
])('columns are found by name when %s have changed places', (_, order) => {
  const { rows, cut } = readOrdered(order);
  const { text: _text, ...row } = read(ROW).rows[0]!;
  expect(rows).toMatchObject([row]);
  expect(cut).toBe(false);
});

test('an unknown column is ignored, inserted or appended', () => {
  for (const at of [6, 10]) {
    const lines = [COLUMNS, ROW.split('|')].map((cells, line) =>
      cells.toSpliced(at, 0, line === 0 ? 'CAP' : '47900').join('|'),
    );
    const { rows, unknown, cut } = readRegistry([HEAD[0], ...lines].join('\n'), 'a.csv');
    const { text: _text, ...row } = read(ROW).rows[0]!;
    expect([unknown, cut]).toEqual([['CAP'], false]);
    expect(rows).toMatchObject([row]);
  }
});

test('a missing column is named', () => {
  const text = [HEAD[0], COLUMNS.toSpliced(8, 1).join('|'), ROW].join('\n');
  expect(() => readRegistry(text, 'a.csv')).toThrow(
    "a.csv: nell'intestazione manca la colonna Latitudine.",
  );
});

test('a row that ends with a separator is read', () => {
  const { rows, cut } = read(`${ROW}|`);
  const { text: _text, ...row } = read(ROW).rows[0]!;
  expect(rows).toMatchObject([row]);
  expect(cut).toBe(false);
});

test('entities and invisible characters are removed from a name', () => {
  const { rows } = read(
    ROW.replace('|Q8|Via Emilia', '|Prova &amp; Figli\u200B|Via  Dell&#039;Emilia'),
  );
  expect(rows[0]).toMatchObject({ name: 'Prova & Figli', address: "Via Dell'Emilia 1 47921" });
});

test('the older separator reads the same', () => {
  const text = [...HEAD, ROW].join('\r\n').replaceAll('|', ';');
  const { rows } = readRegistry(`${text}\r\n`, 'a.csv');
  expect(rows).toEqual(read(ROW).rows.map((row) => ({ ...row, text: ROW.replaceAll('|', ';') })));
});

test('a separator inside the name is kept in the name', () => {
  const { rows } = read(ROW.replace('|Q8|Via', '|STOIL | esempio.it | due|Via'));
  expect(rows[0]).toMatchObject({
    name: 'STOIL | esempio.it | due',
    address: 'Via Emilia 1 47921',
  });
});

test('a separator also inside the company’s name is found by the kind of road', () => {
  const { rows } = read(
    '8|ROSSI | esempio.it|Pompe Bianche|Stradale|ROSSI - ZOCCA | esempio.it|Via Roma 2|ZOCCA|MO|44.3|11.0',
  );
  expect(rows[0]).toMatchObject({
    operator: 'ROSSI | esempio.it',
    brand: 'Pompe Bianche',
    name: 'ROSSI - ZOCCA | esempio.it',
    town: 'ZOCCA',
  });
});

test('quotes are text', () => {
  const { rows } = read(ROW.replace('ROSSI S.R.L.', '"IP SERVICES S.R.L.'));
  expect(rows[0]?.operator).toBe('"IP SERVICES S.R.L.');
});

test.each(['|', 'NULL|NULL', '0|0', '42.54|-75.52', '44,06|12,56'])(
  'a station at "%s" has no position, and is kept',
  (position) => {
    const { rows, cut } = read(ROW.replace('44.0601|12.5656', position), ROW.replace('7|', '9|'));
    expect(rows[0]?.position).toBeNull();
    expect(cut).toBe(false);
  },
);

test('unusable rows are left out with their line', () => {
  const {
    rows,
    rejects,
    read: count,
  } = read('5|troppo|poche', ROW, ROW, ROW.replace('7|', 'x|'), ROW.replace('7|', '8|'));
  expect(rejects.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'columns'],
    [5, 'repeated'],
    [6, 'id'],
  ]);
  expect(count).toBe(rows.length + rejects.length);
});

test.each(['8|ROSSI', ROW.slice(0, -8), ROW.slice(0, -7), ROW.slice(0, -20)])(
  'a truncated last line is noticed: "%s"',
  (last) => expect(read(ROW, last.replace('7|', '8|')).cut).toBe(true),
);

test.each([
  ['', 'a.csv è vuoto.'],
  [
    '<!DOCTYPE html><html><body>Manutenzione</body></html>',
    'a.csv è una pagina web, non un file di dati: forse il sito che lo pubblica è in manutenzione.',
  ],
  [HEAD[1]!, 'a.csv è incompleto: manca la prima riga «Estrazione del …».'],
  [`${HEAD[1]}\n${ROW}`, 'a.csv è incompleto: manca la prima riga «Estrazione del …».'],
  [`${HEAD[0]}\n${ROW}`, "a.csv è incompleto: manca l'intestazione con i nomi delle colonne."],
  [`${HEAD[0]}\n`, "a.csv è incompleto: manca l'intestazione con i nomi delle colonne."],
  [HEAD.join('\n'), "a.csv è troncato: dopo l'intestazione non c'è nulla."],
  [
    'Estrazione del 2026-08-21\nidImpianto|descCarburante|prezzo|isSelf|dtComu',
    "a.csv è un file dei prezzi del ministero, non un'anagrafica degli impianti del ministero.",
  ],
  ['che cosa?', "a.csv non è un'anagrafica degli impianti del ministero."],
])('%j is refused entirely', (text, sentence) => {
  expect(() => readRegistry(text, 'a.csv')).toThrow(sentence);
});
