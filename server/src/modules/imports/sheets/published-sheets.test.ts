import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { serve } from '../../../testing/serve.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { importPriceSheet } from './import-prices.ts';
import { importStationSheet } from './import-stations.ts';
import { beginReading } from './sheet-state.ts';

/** A published sheet on a loopback server, which the scope `typed` permits. */
async function publish(versioned = false) {
  const sheet = { text: '', asked: 0, address: '' };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    sheet.asked += 1;
    const etag = versioned ? `"${Buffer.from(sheet.text).toString('base64url')}"` : undefined;
    if (etag && request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, etag ? { etag } : {}).end(sheet.text);
  };
  sheet.address = `${await serve(answer)}/pub?output=csv`;
  return sheet;
}

async function importPrices({ context, clock }: TestCommand, address: string, now: string) {
  clock.set(now);
  return await importPriceSheet(context, address, 'typed');
}
const prices = async ({ database }: TestCommand) => {
  const rows = await database.kysely
    .selectFrom('current_price')
    .select(['fuel_type_id', 'price', 'observed_at'])
    .orderBy('fuel_type_id')
    .execute();
  return rows.map((row) => [row.fuel_type_id, row.price, row.observed_at.toISOString()]);
};
const MONDAY = '2026-08-17T06:00:00.000Z';
const TUESDAY = '2026-08-18T06:00:00.000Z';
const WEDNESDAY = '2026-08-19T06:00:00.000Z';

test('an undated row gets the time when it was first read; only a change gives a new time', async () => {
  const command = await openTestCommand();
  await addStation(command.database.kysely, { source_id: 'A' });
  const sheet = await publish();
  sheet.text = 'code;fuel;price\nA;10;1,679\nA;20;1,699';
  await importPrices(command, sheet.address, MONDAY);
  sheet.text = 'fuel;code;price\n20;A;1,709\n10;A;1.679 €';
  const report = await importPrices(command, sheet.address, TUESDAY);
  expect(report.tallies.prices).toMatchObject({ read: 2, added: 1, unchanged: 1 });
  const after = [
    [10, 1679, MONDAY],
    [20, 1709, TUESDAY],
  ];
  expect(await prices(command)).toEqual(after);
  const again = await importPrices(command, sheet.address, WEDNESDAY);
  expect(again.tallies.prices).toMatchObject({ added: 0, unchanged: 2 });
  expect(await prices(command)).toEqual(after);
});

test('a price that returns gets the time of its return; a dated row keeps its date', async () => {
  const command = await openTestCommand();
  await addStation(command.database.kysely, { source_id: 'A' });
  const sheet = await publish();
  for (const [price, day] of [
    ['1,679', MONDAY],
    ['1,709', TUESDAY],
    ['1,679', WEDNESDAY],
  ] as const) {
    sheet.text = `code;fuel;price;date\nA;10;${price};\nA;20;1,699;2026-08-16`;
    await importPrices(command, sheet.address, day);
  }
  expect(await prices(command)).toEqual([
    [10, 1679, WEDNESDAY],
    [20, 1699, '2026-08-15T22:00:00.000Z'],
  ]);
});

test('an undated row that was held is accepted when the sheet still contains it on a later day', async () => {
  const command = await openTestCommand();
  await addStation(command.database.kysely, { source_id: 'A' });
  const sheet = await publish(true);
  sheet.text = 'code;fuel;price\nA;10;1,679';
  await importPrices(command, sheet.address, MONDAY);
  sheet.text = 'code;fuel;price\nA;10;1,479';
  const held = await importPrices(command, sheet.address, TUESDAY);
  expect(held.tallies.prices).toMatchObject({ added: 0, held: 1 });
  const sameDay = await importPrices(command, sheet.address, '2026-08-18T18:00:00.000Z');
  expect(sameDay.tallies.prices).toMatchObject({ added: 0, held: 1 });
  expect(await prices(command)).toEqual([[10, 1679, MONDAY]]);
  const later = await importPrices(command, sheet.address, WEDNESDAY);
  expect(later).toMatchObject({ confirmed: 1, moved: 1 });
  expect(await prices(command)).toEqual([[10, 1479, TUESDAY]]);
});

test('an unchanged sheet is not read again, unless a row was left out', async () => {
  const command = await openTestCommand();
  const sheet = await publish(true);
  sheet.text = 'code;fuel;price\nA;10;1,679';
  const unknown = await importPrices(command, sheet.address, MONDAY);
  expect(unknown.tallies.prices).toMatchObject({ read: 1, rejected: { station: 1 } });
  await addStation(command.database.kysely, { source_id: 'A' });
  const known = await importPrices(command, sheet.address, TUESDAY);
  expect(known.tallies.prices).toMatchObject({ read: 1, added: 1 });
  expect(await prices(command)).toEqual([[10, 1679, MONDAY]]);
  const unchanged = await importPrices(command, sheet.address, WEDNESDAY);
  expect(unchanged).toMatchObject({
    tallies: {},
    notes: ["Il foglio non è cambiato dopo l'ultima importazione."],
  });
  sheet.text += '\nA;20;1,699';
  const changed = await importPrices(command, sheet.address, WEDNESDAY);
  expect(changed.tallies.prices).toMatchObject({ added: 1, unchanged: 1 });
});

test('stations come from an address too, without pictures', async () => {
  const command = await openTestCommand();
  const { context } = command;
  const sheet = await publish(true);
  sheet.text =
    'code;name;latitude;longitude;logo\nA;Da Gino;43,9433;12,4467;\nB;Da Pino;43,9433;12,4467;logo.png';
  const report = await importStationSheet(context, sheet.address, 'typed');
  expect(report.tallies.stations).toMatchObject({ read: 2, added: 1, rejected: { image: 1 } });
  expect(await readFile(report.rejectsFile!, 'utf8')).toContain(
    '"3";"immagine non utilizzabile";"logo.png: le immagini si importano soltanto con un file',
  );
  sheet.text = sheet.text.replace('logo.png', '');
  await importStationSheet(context, sheet.address, 'typed');
  const again = await importStationSheet(context, sheet.address, 'typed');
  expect(again.notes).toEqual(["Il foglio non è cambiato dopo l'ultima importazione."]);
});

test('at most twenty sheets are stored', async () => {
  const { kysely } = (await openTestCommand()).database;
  for (let number = 0; number < 25; number += 1) {
    const readAt = new Date(Date.parse(MONDAY) + number);
    await beginReading(kysely, 'prices', `https://example.sm/${number}.csv`, readAt);
  }
  const kept = await kysely.selectFrom('sheet').select('address').orderBy('id').execute();
  expect(kept).toHaveLength(20);
  expect(kept[0]).toEqual({ address: 'https://example.sm/5.csv' });
});
