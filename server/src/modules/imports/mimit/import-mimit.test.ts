// Tests rule import-promises.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import {
  importRows,
  ministryStations as stations,
  PRICES,
  PRICES_HEAD,
  REGISTRY_HEAD,
  RIMINI,
  ROMA,
} from '../../../testing/imports/ministry.ts';
import { serve } from '../../../testing/serve.ts';
import { unexplainedRows } from '../../../testing/prices/tally.ts';
import { importMimit } from './import-mimit.ts';

const currentPrices = ({ database }: TestCommand) =>
  database.kysely
    .selectFrom('current_price')
    .innerJoin('station', 'station.id', 'current_price.station_id')
    .select(['source_id', 'fuel_type_id', 'price', 'current_price.source'])
    .orderBy('source_id')
    .orderBy('fuel_type_id')
    .execute();

test('stations and prices arrive, and every row is accounted for', async () => {
  const command = await openTestCommand();
  const { tallies } = await importRows(
    command,
    ['x|y', RIMINI, ROMA],
    ['9|GPL|0.7|0|x', ...PRICES],
  );
  const one = { added: 1, outside: 1 };
  expect(tallies.stations).toMatchObject({ ...one, read: 3, rejected: { columns: 1 } });
  expect(tallies.prices).toMatchObject({ read: 4, added: 2, outside: 1, rejected: { date: 1 } });
  expect(unexplainedRows(tallies.stations!) + unexplainedRows(tallies.prices!)).toBe(0);
  expect(await stations(command)).toMatchObject([
    {
      source_id: '7',
      name: 'Q8 Via Emilia',
      address: 'Via Emilia 1',
      locality: 'Rimini (RN)',
      country: 'IT',
      areas: ['confine'],
    },
  ]);
  expect(await currentPrices(command)).toEqual([
    { source_id: '7', fuel_type_id: 10, price: 1999, source: 'import' },
    { source_id: '7', fuel_type_id: 40, price: 1649, source: 'import' },
  ]);
});

test('a price that only the gate refuses is listed with the name of its own file', async () => {
  const { context, file } = await openTestCommand();
  const registry = await file('impianti.csv', REGISTRY_HEAD + RIMINI);
  const prices = await file('listino.csv', `${PRICES_HEAD}7|Benzina|9.999|1|21/08/2026 05:46:12`);
  const { rejectsFile } = await importMimit(context, { registry, prices, force: false });
  expect(await readFile(rejectsFile!, 'utf8')).toContain('"listino.csv";"3";"prezzo impossibile"');
});

test('the report is kept', async () => {
  const command = await openTestCommand();
  await importRows(command, [RIMINI], PRICES.slice(0, 2));
  const runs = await command.database.kysely
    .selectFrom('import_run')
    .select(['kind', 'started_at', 'report'])
    .execute();
  expect(runs).toMatchObject([
    {
      kind: 'mimit',
      started_at: new Date('2026-08-21T08:00:00Z'),
      report: { tallies: { stations: { added: 1 } }, state: { registry: { rows: 1 } } },
    },
  ]);
});

test('the second import changes nothing', async () => {
  const command = await openTestCommand();
  const again = '7|Gasolio|1.899|1|21/08/2026 05:46:12';
  const twice = ['7|Blue Diesel|2.2|1|21/08/2026 05:46:12', '7|S-Diesel|2.1|1|21/08/2026 05:46:12'];
  const rows = [...PRICES, again, ...twice];
  const first = await importRows(command, [RIMINI, ROMA], rows);
  expect(first.tallies.prices).toMatchObject({ added: 4, merged: 1, outside: 1 });
  const before = [await stations(command), await currentPrices(command)];
  const { tallies } = await importRows(command, [RIMINI, ROMA], rows);
  expect(tallies.stations).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(tallies.prices).toMatchObject({ added: 0, changed: 0, unchanged: 4, merged: 1 });
  expect([await stations(command), await currentPrices(command)]).toEqual(before);
});

test('a new day changes what changed', async () => {
  const command = await openTestCommand();
  await importRows(command, [RIMINI, ROMA], PRICES);
  const { tallies } = await importRows(
    command,
    [RIMINI.replace('VIA EMILIA 1', 'VIA EMILIA 3'), ROMA],
    [PRICES[0]!.replace('1.999|1|21', '1.979|1|22'), PRICES[1]!, PRICES[2]!],
    { day: '2026-08-22', force: true },
  );
  expect(tallies.stations).toMatchObject({ changed: 1, unchanged: 0 });
  expect(tallies.prices?.rejected).toEqual({ future: 1 });
  command.clock.set('2026-08-22T08:00:00Z');
  const later = [PRICES[0]!.replace('1.999|1|21', '1.979|1|22'), PRICES[1]!];
  await importRows(command, [RIMINI], later, { day: '2026-08-22' });
  expect((await currentPrices(command))[0]).toMatchObject({ price: 1979 });
});

test('facts that the operator decided are not replaced by the ministry’s', async () => {
  const command = await openTestCommand();
  await importRows(command, [RIMINI], PRICES.slice(0, 2));
  await command.database.kysely
    .updateTable('station')
    .set({ name: 'Da Gino', operator_fields: ['name'] })
    .execute();
  const { tallies } = await importRows(command, [RIMINI], PRICES.slice(0, 2));
  expect(tallies.stations).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await stations(command))[0]?.name).toBe('Da Gino');
});

test('more than twenty unknown fuels are refused, even when forced', async () => {
  const command = await openTestCommand();
  const named = (first: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `7|Carburante ${first + index}|2.5|1|21/08/2026 05:46:12`,
    );
  await importRows(command, [RIMINI], named(0, 20));
  await expect(importRows(command, [RIMINI], named(0, 41), { force: true })).rejects.toThrow(
    'Il file dei prezzi nomina 21 carburanti mai visti: è danneggiato.',
  );
  // Fuels that an earlier import has added do not count as new.
  await importRows(command, [RIMINI], named(0, 40));
  const fuels = await command.database.kysely
    .selectFrom('fuel_type')
    .select('id')
    .where('id', '>=', 110)
    .execute();
  expect(fuels).toHaveLength(0);
});

test('invalid files are refused entirely and the previous data stay', async () => {
  const command = await openTestCommand();
  await importRows(command, [RIMINI, ROMA], PRICES);
  const before = [await stations(command), await currentPrices(command)];
  const { context, file } = command;
  const registry = await file('anagrafica.csv', REGISTRY_HEAD + RIMINI);
  for (const [text, sentence] of [
    ['<!DOCTYPE html><html></html>', 'è una pagina web'],
    ['', 'è vuoto'],
    [PRICES_HEAD + PRICES.join('\n').slice(0, -4), 'finisce a metà di una riga'],
    [`${PRICES_HEAD}x|Benzina|2|1|ieri`, 'non contiene nessuna riga utilizzabile'],
  ] as const) {
    const prices = await file('altro.csv', text);
    await expect(importMimit(context, { registry, prices, force: false })).rejects.toThrow(
      sentence,
    );
  }
  expect([await stations(command), await currentPrices(command)]).toEqual(before);
});

test('a registry that shrank to less than half is refused, unless forced', async () => {
  const command = await openTestCommand();
  const rows = [1, 2, 3, 4, 5].map((id) => RIMINI.replace('7|', `${id}|`));
  await importRows(command, rows, [PRICES[0]!.replace('7|', '1|')]);
  const shrunk = () => importRows(command, rows.slice(0, 2), [PRICES[0]!.replace('7|', '1|')]);
  await expect(shrunk()).rejects.toThrow(
    "L'anagrafica ha soltanto 2 righe: l'ultima volta erano 5.",
  );
  await expect(shrunk()).rejects.toThrow('--force');
  await importRows(command, rows.slice(0, 2), [PRICES[0]!.replace('7|', '1|')], { force: true });
  expect((await stations(command)).filter(({ listed }) => listed)).toHaveLength(2);
});

test('an import is compared with the one before it', async () => {
  const command = await openTestCommand();
  const { context, database } = command;
  const rows = [1, 2, 3, 4, 5].map((id) => RIMINI.replace('7|', `${id}|`));
  const price = [PRICES[0]!.replace('7|', '1|')];
  const tryLock = async (name: string) => {
    await importRows(command, rows, price);
    return await database.tryLock(name);
  };
  const late = {
    ...command,
    context: { ...context, database: { ...database, tryLock } },
    file: (name: string, text: string | Uint8Array) => command.file(`late-${name}`, text),
  };
  await expect(importRows(late, rows.slice(0, 2), price)).rejects.toThrow("l'ultima volta erano 5");
});

test('gzip is detected by content, and a damaged archive refused', async () => {
  const { context, file } = await openTestCommand();
  const zipped = gzipSync(REGISTRY_HEAD + RIMINI);
  const prices = await file('prezzi.csv', gzipSync(PRICES_HEAD + PRICES[0]!));
  const registry = await file('anagrafica.txt', zipped);
  const report = await importMimit(context, { registry, prices, force: false });
  expect(report.tallies.stations?.added).toBe(1);
  await file('anagrafica.txt', zipped.subarray(0, -9));
  await expect(importMimit(context, { registry, prices, force: false })).rejects.toThrow(
    'anagrafica.txt è un archivio gzip troncato o danneggiato.',
  );
});

test('the published files are imported, and not read again while unchanged', async () => {
  const { context, database } = await openTestCommand();
  const bodies: Record<string, string> = {
    '/anagrafica.csv': REGISTRY_HEAD + RIMINI,
    '/prezzi.csv': PRICES_HEAD + PRICES.slice(0, 2).join('\n'),
  };
  let served = 0;
  const address = await serve((request, response) => {
    const body = bodies[request.url!]!;
    const etag = `"${body.length}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    served += 1;
    response.writeHead(200, { etag }).end(body);
  });
  const addresses = { registry: `${address}/anagrafica.csv`, prices: `${address}/prezzi.csv` };
  const first = await importMimit(context, { ...addresses, force: false });
  expect(first.tallies).toMatchObject({ prices: { added: 2 } });
  const second = await importMimit(context, { ...addresses, force: false });
  expect(second.notes.join()).toContain('niente di nuovo');
  expect([second.tallies, served]).toEqual([{}, 2]);
  bodies['/prezzi.csv'] += '\n7|Gasolio|1.899|1|21/08/2026 05:46:12';
  const third = await importMimit(context, { ...addresses, force: false });
  expect(third.tallies).toMatchObject({ stations: { unchanged: 1 }, prices: { added: 1 } });
  expect(await database.kysely.selectFrom('import_run').select('id').execute()).toHaveLength(2);
});
