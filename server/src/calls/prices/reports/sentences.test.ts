// The sentence that tells the author which row of the table applied (rules report-told, price-contested).
// Tests rule report-share.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  DISPUTE_SENTENCES,
  type OwnReports,
  type PriceDisputeAnswer,
  type PriceReportAnswer,
} from '@pieno/contract/prices/reports.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { post } from '../../../testing/accounts.ts';
import { driving, type Driver, type FuelReport } from '../../../testing/prices/drivers.ts';
import { addStation } from '../../../testing/stations/stations.ts';

const PETROL = 10;
const DIESEL = 20;
let server: TestApp;
let station: number;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
const { begin, driver, known, send, state, pass } = driving(() => server);
/** The station has the gold for diesel at 1.700; another has 1.720. */
beforeEach(async () => {
  station = await begin();
  await state(1700);
  await state(1720, 'operator_sheet', await addStation(server.database.kysely));
  pass(60);
});

/** The answer, and the entry in the list of own reports. */
const sentence = async (
  one: Driver,
  reported: number,
  more: Partial<FuelReport> = {},
  at = station,
) => {
  const answer = await send(one, { price: reported, ...more }, { sure: true, at });
  const { code, message } = answer.json<PriceReportAnswer>().results[0]!;
  const url = '/api/price-reports';
  const list = await server.app.inject({ method: 'GET', url, headers: one.headers });
  expect(list.json<OwnReports>()[0]!.entries[0]).toMatchObject({ code, message });
  return message;
};
const REPORTED = 'Lo mostriamo come segnalato: ';

test('a report that counts at once, by its price or by its author', async () => {
  expect(await sentence(await driver(), 1699)).toBe('Grazie: vale subito');
  expect(await sentence(await known(), 1660)).toBe(
    'Grazie: vale subito, perché sei un automobilista conosciuto',
  );
  expect(await sentence(await known(), 1660, { confirmed: true })).toBe(
    'Grazie: la tua conferma conta, perché sei un automobilista conosciuto',
  );
  expect(await sentence(await known(), 1660, { confirmed: true })).toBe(
    'Grazie, hai confermato il prezzo',
  );
});

test('a report that waits for one known driver, for two, or for another one', async () => {
  expect(await sentence(await driver(), 1650)).toBe(
    `${REPORTED}entra in classifica quando lo conferma il gestore o un automobilista conosciuto`,
  );
  const far = 'cambia molto, entra in classifica quando ';
  expect(await sentence(await driver(), 1590)).toBe(
    `${REPORTED}${far}lo dicono due automobilisti conosciuti o il gestore`,
  );
  const another = `${REPORTED}${far}lo conferma il gestore o un altro automobilista conosciuto`;
  expect(await sentence(await known(), 1590)).toBe(another);
  expect(await sentence(await driver(), 1590)).toBe(another);
  expect(await sentence(await known(), 1590)).toBe(
    'Aggiornato: un automobilista conosciuto ha visto lo stesso prezzo',
  );
});

test('a report far from all other prices', async () => {
  expect(await sentence(await driver(), 1500)).toBe(
    'In attesa: è lontano dagli altri prezzi, lo vedete solo tu, il gestore e gli amministratori finché non lo conferma un automobilista conosciuto',
  );
});

test('a report without a base to measure it by', async () => {
  for (const one of [await driver(), await known()]) {
    expect(await sentence(one, 1800, { fuel: PETROL })).toBe(
      `${REPORTED}qui non c'è ancora un prezzo sicuro, entra in classifica quando lo dicono due automobilisti conosciuti o il gestore`,
    );
  }
});

test.each(['owner', 'administrator'] as const)(
  'a report against a price of the %s less than a day old',
  async (who) => {
    const young = `${REPORTED}il gestore o un amministratore ha detto il prezzo da meno di un giorno, per cambiarlo servono due automobilisti conosciuti`;
    await state(1700, who);
    pass(60);
    expect(await sentence(await driver(), 1690)).toBe(young);
    pass(23 * 60);
    // A report after that day is evaluated by the table again.
    expect(await sentence(await driver(), 1690)).toBe('Grazie: vale subito');
  },
);

test('a confirmation of a price that is no longer fresh', async () => {
  pass(9 * 24 * 60);
  expect(await sentence(await driver(), 1700)).toBe(
    'Grazie: il prezzo qui non è più recente, torna in classifica quando lo conferma anche il gestore o un automobilista conosciuto',
  );
  expect(await sentence(await known(), 1700)).toBe(
    'Grazie: la tua conferma conta, perché sei un automobilista conosciuto',
  );
});

/** @returns the code of the sentence */
async function contest({ headers }: Driver, price: number, at = station): Promise<string> {
  const body = { business_id: at, fuel_type_id: DIESEL, price: price / 1000 };
  const answer = await post(server, '/price-disputes', body, headers);
  const { code, message } = answer.json<PriceDisputeAnswer>();
  expect(message).toBe(DISPUTE_SENTENCES[code as keyof typeof DISPUTE_SENTENCES]);
  return code;
}

test('a report of an author whose share of two stations is used up', async () => {
  const stationAt = async (price: number) => {
    const at = await addStation(server.database.kysely);
    await state(price, 'operator_sheet', at);
    return at;
  };
  await stationAt(1730);
  const three = [await stationAt(1800), await stationAt(1800), await stationAt(1800)];
  pass(25 * 60);
  const anna = await known();
  for (const at of three.slice(0, 2)) {
    expect(await sentence(anna, 1850, {}, at)).toMatch(/^Grazie: vale subito/);
    pass(1);
  }
  expect(await sentence(anna, 1850, {}, three[2])).toBe(
    `${REPORTED}per questo carburante la tua parola decide già in altri distributori, qui serve che lo dica anche un altro automobilista conosciuto o il gestore`,
  );
  expect(await contest(anna, 1800, three[2])).toBe('dispute_noted_share');
});

test('a dispute’s answer tells how many known drivers it waits for', async () => {
  expect(await contest(await driver(), 1700)).toBe('dispute_noted_two');
  const anna = await known();
  expect(await contest(anna, 1700)).toBe('dispute_noted_more');
  expect(await contest(anna, 1700)).toBe('dispute_noted_more');
  expect(await contest(await known(), 1700)).toBe('dispute_contested');
  await state(1650);
  pass(25 * 60);
  expect(await contest(await driver(), 1650)).toBe('dispute_noted');
  expect(await contest(await driver(), 1640)).toBe('dispute_changed');
});
