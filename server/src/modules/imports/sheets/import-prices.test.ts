// Tests rules history-past, import-promises.
import { readFile, utimes } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { unexplainedRows } from '../../../testing/prices/tally.ts';
import { importPriceSheet } from './import-prices.ts';

const SAVED_AT = new Date('2026-08-21T06:00:00Z');

async function run({ context, file }: TestCommand, rows: readonly string[], savedAt = SAVED_AT) {
  const name = await file('prezzi.csv', rows.join('\n'));
  await utimes(name, savedAt, savedAt);
  return await importPriceSheet(context, name);
}
const prices = ({ database }: TestCommand) =>
  database.kysely
    .selectFrom('current_price')
    .select(['fuel_type_id', 'price', 'observed_at', 'source'])
    .orderBy('fuel_type_id')
    .execute();

test('prices arrive by id or code, in any notation; a second import changes nothing', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely, { source_id: 'BORGO' });
  const rows = [
    'id;code;fuel;price;date',
    `${id};;10;1,679;21/08/2026 07:30`,
    `${id};BORGO;20;1.699;2026-08-21T05:00:00Z`,
    ';BORGO;gpl;€ 0,7;2026-08-21',
    ';BORGO;Diesel Servito;1,799;',
  ];
  const { tallies } = await run(command, rows);
  expect(tallies.prices).toMatchObject({ read: 4, added: 4, rejected: {} });
  expect(await prices(command)).toEqual([
    {
      fuel_type_id: 10,
      price: 1679,
      observed_at: new Date('2026-08-21T05:30:00Z'),
      source: 'import',
    },
    {
      fuel_type_id: 20,
      price: 1699,
      observed_at: new Date('2026-08-21T05:00:00Z'),
      source: 'import',
    },
    { fuel_type_id: 21, price: 1799, observed_at: SAVED_AT, source: 'import' },
    {
      fuel_type_id: 30,
      price: 700,
      observed_at: new Date('2026-08-20T22:00:00Z'),
      source: 'import',
    },
  ]);
  const again = await run(command, rows);
  expect(again.tallies.prices).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
});

test('saving the file again confirms the prices without a date', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely);
  const rows = ['id,fuel,price', `${id},10,1.679`];
  await run(command, rows);
  const later = new Date('2026-08-21T07:00:00Z');
  expect((await run(command, rows, later)).tallies.prices).toMatchObject({ added: 1 });
  expect(await prices(command)).toMatchObject([{ price: 1679, observed_at: later }]);
});

test('unusable rows are left out, each for its reason', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely, { source_id: 'A' });
  await addStation(command.database.kysely, { source_id: 'B' });
  const report = await run(command, [
    'id;code;fuel;price;date',
    `${id};;10;1,679;`,
    ';;10;1,679;',
    '99;;10;1,679;',
    `${id};B;10;1,679;`,
    ';C;10;1,679;',
    `${id};;;1,679;`,
    `${id};;Idrogeno;1,679;`,
    `${id};;10;uno;`,
    `${id};;10;1,679;ieri`,
    `${id};;10;0,1;`,
    `${id};;10;1,679;22/08/2026`,
    `${id};;10;1,679;;di troppo`,
    `${id};;10;1,679;1/1/0001`,
    `${id};;10;1,679;21/08/1926`,
  ]);
  const tally = report.tallies.prices!;
  expect(tally).toMatchObject({
    read: 14,
    added: 1,
    rejected: {
      id: 1,
      station: 3,
      fuel: 2,
      price: 1,
      date: 2,
      range: 1,
      future: 1,
      past: 1,
      columns: 1,
    },
  });
  expect(unexplainedRows(tally)).toBe(0);
});

test('rows that are left out are listed in order, whichever check found them', async () => {
  const command = await openTestCommand();
  await addStation(command.database.kysely, { source_id: 'A' });
  const rows = [
    'X;10;1,5',
    'A;10;uno',
    'A;Idrogeno;1,5',
    'A;10;1,5;di troppo',
    'A;10;0,1',
    ';10;1',
  ];
  const { rejectsFile } = await run(command, ['code;fuel;price', ...rows]);
  const lines = (await readFile(rejectsFile!, 'utf8')).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(';')[1])).toEqual(
    ['2', '3', '4', '5', '6', '7'].map((n) => `"${n}"`),
  );
});

test.each([
  ['id;price\n8;1,6', 'manca la colonna fuel.'],
  ['id;carburante\n8;10', 'manca la colonna price.'],
  ['prezzo;data\n1,6;ieri', 'mancano le colonne id o code, fuel.'],
])('%j is refused, as none of its rows could be used', async (text, sentence) => {
  const command = await openTestCommand();
  await expect(run(command, text.split('\n'))).rejects.toThrow(
    `prezzi.csv non è un elenco di prezzi in CSV: ${sentence}`,
  );
});

test('a list of stations is recognised as one', async () => {
  const command = await openTestCommand();
  await expect(run(command, ['code;name', 'A;Da Gino'])).rejects.toThrow(
    'prezzi.csv è un elenco di distributori in CSV, non un elenco di prezzi in CSV.',
  );
});

describe('a sheet of past days', () => {
  const HEAD = 'code;fuel;price;date';
  const YESTERDAY = '2026-08-20';
  /** Adds a station for each price. @returns the rows with these prices */
  async function stated(command: TestCommand, fuel: string, day: string, texts: readonly string[]) {
    const rows: string[] = [];
    for (const [index, price] of texts.entries()) {
      const code = `${fuel}-${index}`;
      await addStation(command.database.kysely, { source_id: code }).catch(() => undefined);
      rows.push(`${code};${fuel};${price};${day}`);
    }
    return rows;
  }
  const shown = async (command: TestCommand) =>
    (await prices(command)).map(({ price }) => price).toSorted((a, b) => a - b);

  test.each([
    ['GPL', ['0.699', '0.699', '0.111', '0.111', '0.111'], [699, 699], '€ 0,450 e € 1,200'],
    [
      '20',
      [
        '1.699',
        '1.709',
        '1.719',
        '1.729',
        ...Array.from({ length: 12 }, (_, n) => `0.00${(n % 3) + 1}`),
      ],
      [1_699, 1_709, 1_719, 1_729],
      '€ 1,200 e € 5,000',
    ],
  ])(
    'wrong rows of %s do not cause right ones to be refused',
    async (fuel, texts, right, range) => {
      const command = await openTestCommand();
      const rows = await stated(command, fuel, YESTERDAY, texts);
      const { tallies, rejectsFile } = await run(command, [HEAD, ...rows]);
      const wrong = texts.length - right.length;
      expect(tallies.prices).toMatchObject({
        added: right.length,
        held: 0,
        rejected: { range: wrong },
      });
      expect(await shown(command)).toEqual(right);
      expect(await readFile(rejectsFile!, 'utf8')).toContain(`deve stare tra ${range}`);
    },
  );

  test('its own median uses one row per station, and only causes a doubt', async () => {
    const command = await openTestCommand();
    const rows = await stated(command, '20', YESTERDAY, ['1.3', '1.7', '1.71', '1.72', '3.6']);
    const often = ['05:00', '06:00', '07:00', '08:00'].map(
      (time) => `20-0;20;1.3;${YESTERDAY} ${time}`,
    );
    const { tallies } = await run(command, [HEAD, ...often, ...rows]);
    // The first station's six rows of yesterday would otherwise determine the median of diesel.
    expect(tallies.prices).toMatchObject({ added: 3, held: 6, rejected: {} });
    expect(await shown(command)).toEqual([1_700, 1_710, 1_720]);
  });

  test('is evaluated as one sheet, however long it is', async () => {
    const command = await openTestCommand();
    const cheap = await stated(command, '20', YESTERDAY, ['1.25', '1.25', '1.25', '2.6']);
    const minutes = Array.from({ length: 1_000 }, (_, n) => {
      const time = [7 + (Math.floor(n / 60) % 10), n % 60].map((part) =>
        `${part}`.padStart(2, '0'),
      );
      return `20-0;20;1.25;2026-08-${n < 600 ? 18 : 19} ${time.join(':')}`;
    });
    const { tallies } = await run(command, [HEAD, ...cheap.slice(0, 3), ...minutes, cheap[3]!]);
    expect(tallies.prices).toMatchObject({ added: 1_003, held: 1, rejected: {} });
  });

  test('is refused outside the range of the log on each day, and changes no newer price', async () => {
    const command = await openTestCommand();
    const right = ['1.3', '1.31', '1.32', '1.33'];
    await run(command, [
      HEAD,
      ...(await stated(command, '20', '2026-08-21', ['1.7', '1.71', '1.72', '1.73'])),
    ]);
    await run(command, [HEAD, ...(await stated(command, '20', '2021-03-01', right))]);
    // More than twice the other prices of that day, but acceptable by today's prices.
    const late = (price: string) => `20-0;20;${price};2021-03-01 18:00`;
    const { tallies } = await run(command, [HEAD, late('2.7')]);
    expect(tallies.prices).toMatchObject({ added: 0, rejected: { range: 1 } });
    expect((await run(command, [HEAD, late('2.6')])).tallies.prices).toMatchObject({ added: 1 });
    expect(await shown(command)).toEqual([1_700, 1_710, 1_720, 1_730]);
  });
});
