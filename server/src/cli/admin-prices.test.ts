import { expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { recordPrices } from '../modules/prices/record.ts';
import { openTestCommand, type TestCommand } from '../testing/command-context.ts';
import { addStation } from '../testing/stations.ts';
import { adminCommand } from './admin-command.ts';
import { importCommand } from './import-command.ts';

const admin = ({ run }: TestCommand, ...args: string[]) => run(adminCommand, ...args);
const sheet = async ({ run, file }: TestCommand, ...rows: string[]) => {
  await file('prezzi.csv', ['id;fuel;price;date', ...rows].join('\n'));
  return await run(importCommand, 'prices', 'prezzi.csv');
};
const current = async ({ database }: TestCommand) =>
  (await database.kysely.selectFrom('current_price').select('price').execute()).map(
    ({ price }) => price,
  );

test('an unusual price at the terminal asks for --yes, an impossible one is refused with its range', async () => {
  const command = await openTestCommand();
  const id = String(await addStation(command.database.kysely, { name: 'Da Gino' }));
  expect(await admin(command, 'price', id, '20', '1,790')).toBe(0);
  command.clock.set('2026-08-21T09:00:00Z');
  expect(await admin(command, 'price', id, '20', '1,590')).toBe(2);
  expect(command.errors[0]).toBe(
    "Prezzo insolito: € 1,590 è lontano dall'ultimo registrato qui (€ 1,790). Se è giusto, ripeti il comando con --yes.",
  );
  expect(await admin(command, 'price', id, '20', '1,169')).toBe(2);
  expect(command.errors.join('\n')).toContain('impossibile, atteso tra € 1,200 e € 2,500.');
  expect(await current(command)).toEqual([1790]);
  command.clock.set('2026-08-21T09:01:00Z');
  expect(await admin(command, 'price', id, '20', '1,590', '--yes')).toBe(0);
  expect(await current(command)).toEqual([1590]);
});

test('a price is taken back, and the one before holds again', async () => {
  const command = await openTestCommand();
  const id = String(await addStation(command.database.kysely, { name: 'Da Gino' }));
  await admin(command, 'price', id, '20', '1,790');
  command.clock.set('2026-08-21T09:00:00Z');
  await admin(command, 'price', id, '20', '1,810');
  command.lines.length = 0;
  expect(await admin(command, 'price', id, '20', '--withdraw')).toBe(0);
  expect(command.lines).toEqual([
    `Da Gino (${id}): ritirato Diesel Self € 1,810 del 21/08/26, 11:00:00`,
    'Vale di nuovo € 1,790 del 21/08/26, 10:00:00.',
  ]);
  expect(await admin(command, 'price', id, '20', '--withdraw')).toBe(0);
  expect(await admin(command, 'price', id, '20', '--withdraw')).toBe(2);
  expect(await admin(command, 'price', id, '20', '1,7', '--withdraw')).toBe(2);
  expect(command.errors.join('\n')).toMatch(/non ha un prezzo vero di Diesel Self[^]*--withdraw/u);
});

test('held prices are listed, and decided by number or all at once', async () => {
  const command = await openTestCommand();
  const id = await addStation(command.database.kysely, { name: 'Da Gino' });
  await sheet(command, `${id};20;1,790;20/08/2026 07:00`, `${id};10;1,690;20/08/2026 07:00`);
  await sheet(command, `${id};20;1,590;21/08/2026 07:00`, `${id};10;1,390;21/08/2026 07:00`);
  expect(command.lines.join('\n')).toContain('2 in attesa: decide «npm run admin -- held»');
  command.lines.length = 0;
  expect(await admin(command, 'held')).toBe(0);
  const [diesel, petrol] = command.lines;
  expect(diesel).toBe(
    `3  Da Gino (${id}) · Diesel Self € 1,590 · in attesa · lontano dall'ultimo prezzo e dalla mediana · qui era € 1,790 · foglio dei prezzi, 21/08/26, 07:00:00`,
  );
  expect(petrol).toContain('Benzina Self € 1,390');
  for (const args of [['--yes'], ['3'], ['3', '--yes', '--no'], ['tre', '--yes'], ['99', '--no']]) {
    expect(await admin(command, 'held', ...args)).toBe(2);
  }
  expect(await admin(command, 'held', '3', '--no', '--why', 'errore di battitura')).toBe(0);
  expect(await admin(command, 'held', '--all', '--yes')).toBe(0);
  command.lines.length = 0;
  await admin(command, 'held');
  expect(command.lines).toEqual(['Nessun prezzo in attesa.']);
  expect(new Set(await current(command))).toEqual(new Set([1390, 1790]));
});

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
  // Saved again with another time: the same price waits.
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

test('stations and prices are listed, San Marino first', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  await addStation(kysely, { name: 'Borgo Nord', country: 'IT', areas: [], locality: 'Roma (RM)' });
  await addStation(kysely, { name: 'Borgo Sud', country: 'IT', areas: ['confine'] });
  const id = await addStation(kysely, { name: 'Borgo Maggiore', locality: 'Borgo Maggiore' });
  expect(await admin(command, 'stations', 'borgo')).toBe(0);
  expect(command.lines).toEqual([
    `${id}  Borgo Maggiore, Borgo Maggiore (San Marino)`,
    `${id - 1}  Borgo Sud (confine)`,
    `${id - 2}  Borgo Nord, Roma (RM) (Italia)`,
  ]);
  command.lines.length = 0;
  await admin(command, 'stations', '100%');
  expect(command.lines).toEqual(['Nessun distributore contiene «100%».']);
  await sheet(command, `${id};20;1,790;21/08/2026 07:00`);
  command.lines.length = 0;
  await admin(command, 'prices');
  await admin(command, 'prices', 'Borgo Maggiore');
  const line = `${id}  Borgo Maggiore · Diesel Self € 1,790 · 3 ore fa (21/08/26, 07:00:00) · foglio dei prezzi`;
  expect(command.lines).toEqual([line, line]);
});

test('an unknown name gets a few similar ones, San Marino first', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  await addStation(kysely, { name: 'Dogana Nuova', country: 'IT', areas: ['confine'] });
  const id = await addStation(kysely, { name: 'Dogana', locality: 'Serravalle' });
  expect(await admin(command, 'price', 'Dogna', '10', '1,7')).toBe(2);
  expect(command.errors[0]).toBe(
    `Nessun distributore si chiama «Dogna». Forse intendevi:\n  ${id}  Dogana, Serravalle (San Marino)\n  ${id - 1}  Dogana Nuova (confine)`,
  );
});

test('a pump accepts a price of electricity once it is said to sell it', async () => {
  const command = await openTestCommand();
  const id = String(await addStation(command.database.kysely, { name: 'Da Gino' }));
  expect(await admin(command, 'price', id, '50', '0,45')).toBe(2);
  expect(command.errors[0]).toBe('Prezzo rifiutato: qui questo carburante non si vende.');
  expect(await admin(command, 'sells', id, 'elettrico')).toBe(0);
  expect(command.lines).toEqual([`Da Gino (${id}) vende anche Elettrico.`]);
  expect(await admin(command, 'price', id, '50', '0,45')).toBe(0);
  expect(await admin(command, 'sells', id, '50', '--no')).toBe(0);
  expect(await admin(command, 'sells', id, 'carbone')).toBe(2);
  expect(await current(command)).toEqual([450]);
});

test('demonstration prices are listed only while no real one of the category is known', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const [gigi, gino] = [await addStation(kysely, {}), await addStation(kysely, {})];
  const demo = { price: 1600, unit: 'litre' as const, observedAt: command.clock.now() };
  await inTransaction(kysely, (tx) =>
    recordPrices(tx, command.clock, { origin: 'demo' }, [
      { ...demo, stationId: gigi, fuelTypeId: 10 },
      { ...demo, stationId: gigi, fuelTypeId: 20 },
    ]),
  );
  await admin(command, 'prices', String(gigi));
  expect(command.lines).toHaveLength(2);
  command.clock.set('2026-08-21T09:00:00Z');
  await admin(command, 'price', String(gino), '20', '1,790');
  command.lines.length = 0;
  await admin(command, 'prices', String(gigi));
  expect(command.lines).toEqual([expect.stringContaining('Benzina Self')]);
});
