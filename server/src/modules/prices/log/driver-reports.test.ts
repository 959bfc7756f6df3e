// Tests rules report-ranks, report-undo.
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { emptyTables, openTestDatabase } from '../../../testing/database/database.ts';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { addFuelTypes, addStation } from '../../../testing/stations/stations.ts';
import { holds } from '../../../testing/histories/holds.ts';
import { lapseJob } from '../lapse.ts';
import { recordPrices } from '../record.ts';
import { changePrices } from '../change-prices.ts';
import { addSubmission } from '../submit-reports.ts';
import { withdrawReport } from './withdraw-report.ts';

const DIESEL = 20;
const KNOWN = ['anna', 'bruno'];
const MINUTE_MS = 60_000;
const clock = fixedClock('2026-11-21T12:00:00Z');
let database: Database;
let station: number;
let reports: { id: string; at: number }[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  await addFuelTypes(database.kysely);
  for (const person of KNOWN) {
    await database.kysely
      .insertInto('known_driver')
      .values({ person, since: clock.now() })
      .execute();
  }
});

/** Adds a new station for each example, with a price of yesterday. */
async function begin(): Promise<void> {
  clock.set('2026-11-21T12:00:00Z');
  station = await addStation(database.kysely, { areas: [] });
  reports = [];
  await record(1700, 'operator_sheet');
  clock.advance(24 * 60 * MINUTE_MS);
}

async function record(price: number, origin: 'operator_sheet' | 'administrator'): Promise<void> {
  const claim = { ...pair(), price, unit: 'litre', observedAt: clock.now() } as const;
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin, isSure: true }, [claim]),
  );
}

const pair = () => ({ stationId: station, fuelTypeId: DIESEL });

interface Reported {
  person: string;
  price: number;
  origin?: 'driver' | 'owner';
  /** Minutes before now at which it was seen. */
  ago?: number;
}

async function submit({ person, price, origin = 'driver', ago = 0 }: Reported): Promise<void> {
  const key = crypto.randomUUID();
  const seenAt = new Date(clock.now().getTime() - ago * MINUTE_MS);
  const entries = [{ fuel_type_id: DIESEL, price, confirmed: false }];
  const submission = { key, kind: origin, userId: null, stationId: station, entries, seenAt };
  const { id } = await changePrices(database.kysely, clock, (change) =>
    addSubmission(change, { ...submission, person, isSure: true }),
  );
  reports.push({ id, at: clock.now().getTime() });
}

async function undo(id: string): Promise<void> {
  await changePrices(database.kysely, clock, (change) => withdrawReport(change, id));
}

/** Reads what visitors and authors see, without ids and withdrawn reports. */
async function whole() {
  const price = await database.kysely
    .selectFrom('current_price')
    .selectAll()
    .where('station_id', '=', station)
    .executeTakeFirst();
  const claims = await database.kysely
    .selectFrom('observation')
    .select(['id', 'price', 'claimant', 'state', 'decided_by', 'decided_at'])
    .where('station_id', '=', station)
    .where((eb) => eb.or([eb('decided_by', 'is', null), eb('decided_by', '<>', 'author')]))
    .orderBy('id')
    .execute();
  return { price, claims };
}

/** Prices that are the base, free, need one or two known drivers, or are held. */
const price = fc.constantFrom(1700, 1690, 1710, 1650, 1651, 1590, 1500, 1504);
const person = fc.constantFrom(...KNOWN, 'carla', 'dario');
const reported: fc.Arbitrary<Reported> = fc.record({
  person,
  price,
  ago: fc.constantFrom(0, 0, 3, 90),
});

type Step =
  | { submit: Reported }
  | { owner: number }
  | { administrator: number }
  | { pass: number }
  | { undo: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: reported.map((one) => ({ submit: one })) },
  { weight: 1, arbitrary: price.map((owner) => ({ owner })) },
  { weight: 1, arbitrary: price.map((administrator) => ({ administrator })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(1, 8, 61, 61, 300, 1500, 4400).map((pass) => ({ pass })),
  },
  { weight: 3, arbitrary: fc.nat(3).map((back) => ({ undo: back })) },
);

async function take(one: Step): Promise<void> {
  if ('submit' in one) await submit(one.submit);
  if ('owner' in one) await submit({ person: 'gestore', price: one.owner, origin: 'owner' });
  if ('administrator' in one) await record(one.administrator, 'administrator');
  if ('pass' in one) {
    clock.advance(one.pass * MINUTE_MS);
    // It runs every quarter of an hour.
    await lapseJob(database.kysely, clock).run(new AbortController().signal);
  }
  if ('undo' in one) {
    const report = reports.at(-1 - one.undo);
    if (report && clock.now().getTime() - report.at <= 10 * MINUTE_MS) await undo(report.id);
  }
}

/** The superseding price was accepted only by a withdrawn report. */
const OVERTAKEN: [Step[], Reported[], number[]] = [
  [{ submit: { person: 'bruno', price: 1504 } }, { submit: { person: 'carla', price: 1500 } }],
  [
    { person: 'dario', price: 1690 },
    { person: 'anna', price: 1500 },
  ],
  [0, 0],
];

test('withdrawing all reports restores the state before them, in any order', async () => {
  const several = fc.array(reported, { minLength: 1, maxLength: 6 });
  const cases = fc.tuple(
    fc.array(step, { maxLength: 6 }),
    several,
    fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }),
  );
  await holds(
    fc.asyncProperty(cases, async ([steps, later, order]) => {
      await begin();
      for (const each of steps) await take(each);
      clock.advance(11 * MINUTE_MS);
      await lapseJob(database.kysely, clock).run(new AbortController().signal);
      const before = await whole();
      reports = [];
      for (const each of later) {
        await submit(each);
        clock.advance(MINUTE_MS);
      }
      while (reports.length > 0) {
        const [report] = reports.splice(order.shift()! % reports.length, 1);
        await undo(report!.id);
      }
      expect(await whole()).toEqual(before);
    }),
    { times: 3, examples: [[OVERTAKEN]] },
  );
});
