// Tests rules closed-now, station-details.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { WHOLE_DAY } from '@pieno/contract/stations/opening-hours.ts';
import type { DetailsChange, OwnDetails } from '@pieno/contract/stations/station-details.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { asUser, registerVerified } from '../../../testing/accounts.ts';
import type { TestApp } from '../../../testing/app.ts';
import { boardNow, pageNow } from '../../../testing/prices/board.ts';
import { useOwnStation } from '../../../testing/stations/own-station.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { lockBoardVersion } from '../../../modules/changes/board-version.ts';
import { recordPrices } from '../../../modules/prices/record.ts';
import { mergeStations } from '../../../modules/merges/merge-stations.ts';
import { undoMerge } from '../../../modules/merges/undo-merge.ts';
import { saveStations, type SourceStation } from '../../../modules/stations/facts/save-stations.ts';

const DAY = [
  { from: '07:00', to: '12:30' },
  { from: '15:00', to: '19:30' },
];
const WEEK = [DAY, DAY, DAY, DAY, DAY, [DAY[0]!], []];
const ALL: DetailsChange = {
  name: 'Alla Rocca',
  description: 'Dal 1971.\nSi parla inglese.',
  phone: '0549 991122',
  hours: WEEK,
  self_hours: Array.from({ length: 7 }, () => [WHOLE_DAY]),
  exceptions: [
    { date: '2026-12-25', spans: [] },
    { date: '2026-12-08', spans: [DAY[0]!] },
  ],
  services: ['bar', 'workshop', 'bar'],
  payments: ['credit', 'cash'],
  smac: true,
};
const OSM: SourceStation = {
  source: 'osm',
  source_id: 'node/1',
  kind: 'fuel',
  name: 'Tamoil',
  country: 'SM',
  brand: null,
  short_description: null,
  address: null,
  postcode: null,
  locality: null,
  latitude: 43.95,
  longitude: 12.46,
  phone: '0549 000000',
  mobile: null,
  email: null,
  website: null,
  areas: ['SM'],
  confirmed_decades: [],
  opening_hours: 'Mo-Fr 08:00-18:00',
};
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made), {
  facts: { source: 'osm', source_id: 'node/1', opening_hours: 'Mo-Fr 08:00-18:00' },
});

const call = (method: 'GET' | 'PUT', payload?: object, who = anna, kind = 'owner') =>
  server.app.inject({
    method,
    url: `/api/${kind}/stations/${station}/details`,
    headers: asUser(who),
    ...(payload && { payload }),
  });
const page = (id = station) => pageNow(server, id);
const log = () =>
  server.database.kysely
    .selectFrom('action_log')
    .select(['role', 'action', 'target'])
    .where('action', '=', 'station_edited')
    .execute();

test('an owner edits all of it, and the page shows it in order', async () => {
  expect((await call('GET')).json()).toMatchObject({ hours: null, services: [], smac: null });
  expect((await page()).details).toBeUndefined();
  const answer = await call('PUT', ALL);
  expect(answer.statusCode).toBe(200);
  const { name, description, phone, ...rest } = ALL;
  const details = {
    ...rest,
    exceptions: ALL.exceptions!.toReversed(),
    services: ['workshop', 'bar'],
    payments: ['cash', 'credit'],
  };
  expect(answer.json<OwnDetails>()).toMatchObject({ ...details, description, phone });
  const shown = await page();
  expect(shown.business).toMatchObject({ name, description, phone });
  expect(shown.details).toEqual(details);
});

test('rankings include the hours without past days, and nothing where there are none', async () => {
  const ranked = async () => {
    const board = await boardNow(server);
    const { body } = board.ranking('SM', 10)!.identity;
    return (JSON.parse(body.toString()) as RankingEntry[]).map(({ opening }) => opening);
  };
  const { clock, database } = server;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin: 'administrator' }, [
      { stationId: station, fuelTypeId: 10, price: 1_699, unit: 'litre', observedAt: clock.now() },
    ]),
  );
  await call('PUT', { services: ['bar'] });
  expect(await ranked()).toEqual([undefined]);
  await call('PUT', ALL);
  clock.set('2026-12-09T11:00:00Z');
  const { hours, self_hours, exceptions } = ALL;
  expect(await ranked()).toEqual([{ hours, self_hours, exceptions: exceptions!.toReversed() }]);
  clock.set('2026-12-10T11:00:00Z');
  expect(await ranked()).toEqual([{ hours, self_hours, exceptions: [exceptions![0]] }]);
});

test('rankings include whether the card is accepted, and nothing where it is unknown', async () => {
  const { clock, database } = server;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin: 'administrator' }, [
      { stationId: station, fuelTypeId: 10, price: 1_699, unit: 'litre', observedAt: clock.now() },
    ]),
  );
  const ranked = async () => {
    const { body } = (await boardNow(server)).ranking('SM', 10)!.identity;
    return (JSON.parse(body.toString()) as RankingEntry[]).map((entry) => entry.smac);
  };
  expect(await ranked()).toEqual([undefined]);
  await call('PUT', { smac: true });
  expect(await ranked()).toEqual([true]);
  await call('PUT', { smac: false });
  expect(await ranked()).toEqual([false]);
  await call('PUT', { smac: null });
  expect(await ranked()).toEqual([undefined]);
});

test('missing fields stay, null clears, and the log names what has changed', async () => {
  await call('PUT', ALL);
  await call('PUT', { ...ALL, smac: null, phone: null });
  await call('PUT', { hours: WEEK, services: ['workshop', 'bar'] });
  expect((await call('GET')).json()).toMatchObject({ hours: WEEK, smac: null, phone: null });
  expect(await log()).toMatchObject([
    {
      role: 'owner',
      action: 'station_edited',
      target: {
        fields: 'name description phone hours self_hours exceptions services payments smac',
      },
    },
    {
      role: 'owner',
      action: 'station_edited',
      target: { fields: 'phone smac', 'fact.phone': `${ALL.phone} → –` },
    },
  ]);
});

test('imports no longer change hours and phone from then on', async () => {
  await call('PUT', { hours: WEEK, phone: '0549 991122' });
  await inTransaction(server.database.kysely, async (tx) => {
    await lockBoardVersion(tx);
    await saveStations(tx, [OSM], 'replace', server.clock.now());
  });
  const { business, details } = await page();
  expect(details!.hours).toEqual(WEEK);
  expect(business).toMatchObject({ name: 'Tamoil', phone: '0549 991122' });
});

test.each([
  ['hours', [[{ from: '07:00', to: '07:00' }], [], [], [], [], [], []], 'hours_invalid'],
  ['hours', [[], [], []], 'hours_invalid'],
  ['self_hours', [[{ from: '7', to: '8' }], [], [], [], [], [], []], 'hours_invalid'],
  ['exceptions', [{ date: '2026-02-30', spans: [] }], 'hours_invalid'],
  [
    'exceptions',
    [
      { date: '2026-12-25', spans: [] },
      { date: '2026-12-25', spans: [] },
    ],
    'hours_invalid',
  ],
  ['services', ['disco'], 'field_invalid'],
  ['phone', 'chiama', 'phone_invalid'],
  ['name', ' ', 'name_missing'],
])('a wrong %s is refused at its field, and nothing is stored', async (field, value, code) => {
  const answer = await call('PUT', { description: 'Nuova', [field]: value });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ error_codes: { [field]: [{ code }] } });
  expect((await call('GET')).json()).toMatchObject({ description: null });
});

test('only active people of the station may, and administrators by their own call', async () => {
  const maria = await registerVerified(server, 'maria@example.sm', { role: 'admin' });
  for (const who of [maria, await registerVerified(server, 'bea@example.sm')]) {
    expect((await call('GET', undefined, who)).statusCode).toBe(403);
    expect((await call('PUT', ALL, who)).statusCode).toBe(403);
  }
  expect((await call('PUT', ALL, anna, 'admin')).statusCode).toBe(403);
  expect((await call('PUT', { smac: false }, maria, 'admin')).json()).toMatchObject({
    smac: false,
  });
  expect((await call('GET', undefined, maria, 'admin')).json()).toMatchObject({ smac: false });
  expect(await log()).toMatchObject([{ role: 'administrator', target: { fields: 'smac' } }]);
});

test('a merge adds the details that the kept station lacks, and undoing returns them', async () => {
  await call('PUT', { smac: true });
  const { kysely } = server.database;
  const kept = await addStation(kysely, { name: 'Resta' });
  const operator = { role: 'operator' } as const;
  const id = await inTransaction(kysely, (tx) =>
    mergeStations(tx, server.clock, operator, { kept, merged: station, reason: undefined }),
  );
  expect((await page(kept)).details).toMatchObject({ smac: true });
  await inTransaction(kysely, (tx) => undoMerge(tx, server.clock, operator, id));
  expect((await page(kept)).details).toBeUndefined();
  expect((await page()).details).toMatchObject({ smac: true });
});
