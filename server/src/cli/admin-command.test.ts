import { expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { readBoardVersion } from '../modules/changes/board-version.ts';
import { recordPrices } from '../modules/prices/record.ts';
import { listSettings } from '../modules/settings/repository.ts';
import { findWelcome } from '../modules/welcome/repository.ts';
import { openTestCommand } from '../testing/command-context.ts';
import { addStation } from '../testing/stations.ts';
import { adminCommand } from './admin-command.ts';

test('a setting is changed and listed, and the board is notified', async () => {
  const { run, lines, database } = await openTestCommand();
  const before = await readBoardVersion(database.kysely);
  expect(await run(adminCommand, 'set', 'stale_days', '5')).toBe(0);
  expect((await listSettings(database.kysely)).get('stale_days')?.value1).toBe('5');
  expect(await readBoardVersion(database.kysely)).toBeGreaterThan(before);
  const style = 'https://tiles.example/style.json?key={key}';
  await run(adminCommand, 'set', 'maps_api_key', style, 'segreta', '© Esempio');
  lines.length = 0;
  expect(await run(adminCommand, 'setting', 'list')).toBe(0);
  const list = lines.join('\n');
  expect(list).toContain('stale_days = 5');
  expect(list).toContain(`maps_api_key = ${style} · … · © Esempio`);
  await run(adminCommand, 'set', 'maps_api_key', '-');
  expect((await listSettings(database.kysely)).get('maps_api_key')).toMatchObject({
    value1: null,
    value2: null,
  });
});

test('each setting refuses invalid values', async () => {
  const { run, errors, database } = await openTestCommand();
  for (const [args, sentence] of [
    [['colore', 'rosso'], "L'impostazione «colore» non esiste. Le chiavi sono maps_api_key"],
    [['business_marker_color', 'rosso'], 'serve un colore nella forma #rrggbb'],
    [['stale_days', '0'], 'serve un numero intero di giorni tra 1 e 365'],
    [['stale_days', '5', '6'], 'serve un numero intero di giorni'],
    [['guest_hours', 'molte'], 'serve un numero intero di ore'],
    [['modal_cooldown_minutes_denied', '1,5'], 'serve un numero intero di minuti'],
    [['modal_cooldown_days_accepted', '-1'], ''],
    [['maps_api_key', 'http://a.example'], "serve l'indirizzo https dello stile"],
    [['maps_api_key', 'https://a.example/{key}'], 'serve anche la chiave'],
  ] as const) {
    errors.length = 0;
    expect(await run(adminCommand, 'set', ...args)).toBe(2);
    expect(errors.join('\n')).toContain(sentence);
  }
  expect(await listSettings(database.kysely)).toEqual(new Map());
});

test('the welcome message comes from a file', async () => {
  const { run, errors, file, database } = await openTestCommand();
  await file('ciao.html', '<h2>Ciao</h2><script>x</script>');
  expect(await run(adminCommand, 'welcome', 'ciao.html', '--source', 'USC')).toBe(0);
  expect(await findWelcome(database.kysely)).toEqual({ message: '<h2>Ciao</h2>', source: 'USC' });
  await file('vuoto.html', ' \n');
  await file('lungo.html', 'x'.repeat(1_000_000));
  for (const name of ['manca.html', 'vuoto.html', 'lungo.html']) {
    expect(await run(adminCommand, 'welcome', name)).toBe(2);
  }
  expect(errors.join('\n')).toMatch(/non esiste[^]*è vuoto[^]*troppo lungo/u);
});

test('a price is recorded for the station and fuel that were named', async () => {
  const { run, lines, errors, database } = await openTestCommand();
  const id = await addStation(database.kysely, { name: 'Da Gino' });
  await addStation(database.kysely, { name: 'Gemelli' });
  await addStation(database.kysely, { name: 'Gemelli' });
  const price = (...args: string[]) => run(adminCommand, 'price', ...args);
  expect(await price('da gino', 'benzina self', '1,679')).toBe(0);
  expect(lines.at(-1)).toBe(`Da Gino (${id}): Benzina Self € 1,679`);
  expect(await price(String(id), '20', '1.7')).toBe(0);
  const stored = await database.kysely
    .selectFrom('current_price')
    .select(['fuel_type_id', 'price', 'source', 'observed_at'])
    .orderBy('fuel_type_id')
    .execute();
  const observed_at = new Date('2026-08-21T08:00:00Z');
  expect(stored).toEqual([
    { fuel_type_id: 10, price: 1679, source: 'admin', observed_at },
    { fuel_type_id: 20, price: 1700, source: 'admin', observed_at },
  ]);
  for (const args of [
    ['Nessuno', '10', '1,6'],
    ['Gemelli', '10', '1,6'],
    [String(id), 'nafta', '1,6'],
    [String(id), '10', 'uno'],
    [String(id), '10', '16,79'],
  ]) {
    expect(await price(...args)).toBe(2);
  }
  expect(errors.join('\n')).toMatch(
    /Nessun distributore si chiama «Nessuno»[^]*Più distributori si chiamano «Gemelli»[^]*Il carburante «nafta» non esiste[^]*«uno» non è un prezzo[^]*Prezzo rifiutato: prezzo impossibile/u,
  );
});

test('a price that a newer one overrides is reported so', async () => {
  const { run, context, lines, errors, database } = await openTestCommand();
  const stationId = await addStation(database.kysely, { name: 'Da Gino' });
  const observedAt = new Date('2026-08-21T08:03:20Z');
  const ahead = { stationId, fuelTypeId: 10, unit: 'litre', price: 1900, observedAt } as const;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, context.clock, { origin: 'operator_sheet' }, [ahead]),
  );
  expect(await run(adminCommand, 'price', String(stationId), '10', '1,75')).toBe(0);
  expect(lines.at(-1)).toMatch(/€ 1,750$/u);
  expect(errors).toEqual(['Resta esposto € 1,900, più recente: è del 21/08/26, 10:03:20.']);
});

test('a wrong command line gets an Italian sentence', async () => {
  const { run, errors } = await openTestCommand();
  expect(await run(adminCommand, 'price', '1', '10')).toBe(2);
  expect(await run(adminCommand, 'setting', 'delete')).toBe(2);
  expect(errors.join('\n')).toMatch(/Manca l'argomento «prezzo»[^]*«setting delete» non esiste/u);
});
