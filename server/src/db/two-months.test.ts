/**
 * Two months of an earlier version's data open on this version without loss. Made by `node scripts/make/keep-rows.mjs
 * TREE two-months`.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { asUser } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database/database.ts';
import { putBack, readRows } from '../testing/old-data/kept.ts';
import { answersOfMonths, KEPT_MONTHS, readMonths } from '../testing/old-data/two-months.ts';
import { changePrices } from '../modules/prices/change-prices.ts';
import { disputeJob } from '../modules/prices/close-disputes.ts';
import { lapseJob } from '../modules/prices/lapse.ts';
import { migrate } from './migrate.ts';

const TABLES = [
  'current_price',
  'observation',
  'confirmation',
  'price_dispute',
  'price_report',
  'scheduled_price',
  'price_day',
  'price_area_day',
];
type Row = Record<string, unknown>;

describe.each(KEPT_MONTHS)('two months of %s', (name) => {
  const kept = readMonths(name);
  let server: TestApp;
  let opened: Record<string, object[]>;
  const rowsNow = async () => await readRows(server.database.kysely);

  beforeAll(async () => {
    const database = await openTestDatabase();
    await putBack(kept, database);
    await migrate(database);
    opened = await readRows(database.kysely);
    server = await openTestApp({ database });
    server.clock.set(kept.at);
    await server.board.refresh();
    return () => server.close();
  });

  test('contain every kind of row', () => {
    const { rows } = kept as { rows: Record<string, Row[]> };
    const observations = rows['observation']!.map(({ origin, state, decided_by: by }) => [
      origin,
      state,
      by,
    ]);
    const all = observations.map((one) => one.filter(Boolean).join(' '));
    expect([...new Set(all)]).toEqual(
      expect.arrayContaining([
        'driver accepted alone',
        'driver accepted administrator',
        'driver held',
        'driver rejected administrator',
        'driver reported',
        'driver withdrawn author',
        'operator_sheet withdrawn administrator',
        'owner accepted',
        'ministry accepted',
      ]),
    );
    const disputes = rows['price_dispute']!.map(({ closed_by: by }) => by);
    expect(new Set(disputes)).toEqual(new Set([null, 'administrator']));
    expect(rows['current_price']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ voices: 0 }),
        expect.objectContaining({ voices: 1 }),
        expect.objectContaining({ doubtful: true }),
        expect.objectContaining({ contested: true }),
      ]),
    );
    for (const table of ['known_driver', 'locked_email', 'scheduled_price', 'station_merge']) {
      expect(rows[table], table).not.toHaveLength(0);
    }
  });

  test.each(TABLES)('%s is unchanged by the migrations', (table) => {
    const before = kept.rows[table] as Row[];
    const after = opened[table] as Row[];
    expect(before.length).toBeGreaterThan(0);
    const shared = Object.keys(before[0]!).filter((column) => column in after[0]!);
    const textsOf = (rows: Row[]) =>
      rows.map((row) => JSON.stringify(shared.map((column) => row[column]))).toSorted();
    expect(textsOf(after)).toEqual(textsOf(before));
  });

  test('give the same prices, ranks, waiting entries and price histories', async () => {
    expect(await answersOfMonths(server, kept.tokens)).toEqual(kept.answers);
  });

  test('stay the same when everything is evaluated again and the scheduled jobs run', async () => {
    const { database, clock } = server;
    const before = pricesOf(await rowsNow());
    const observations = database.kysely
      .selectFrom('observation')
      .select(['station_id', 'fuel_type_id']);
    const pairs = (await observations.distinct().execute()).map(
      ({ station_id: stationId, fuel_type_id: fuelTypeId }) => ({ stationId, fuelTypeId }),
    );
    await changePrices(database.kysely, clock, async (change) => change.review(pairs));
    expect(pricesOf(await rowsNow())).toEqual(before);
    for (const job of [lapseJob, disputeJob]) {
      await job(database.kysely, clock).run(AbortSignal.timeout(60_000));
    }
    expect(pricesOf(await rowsNow())).toEqual(before);
  });

  test('reports of others stay when a driver who reported beside them is locked', async () => {
    const others = async () => {
      const rows = pricesOf(await rowsNow());
      const of = (table: string) => rows[table]!.filter(({ claimant }) => claimant !== bruno);
      const shown = rows['current_price']!.map((row) => [row['observation_id'], row['contested']]);
      return [of('observation'), of('confirmation'), of('price_dispute'), shown];
    };
    const isBruno = ({ email }: Row) => email === 'bruno@example.sm';
    const { id } = (kept.rows['app_user'] as Row[]).find(isBruno)!;
    const reports = (kept.rows['price_report'] as Row[]).filter(({ user_id: by }) => by === id);
    const own = (rows: object[]) =>
      (rows as Row[]).filter(({ report_id: of }) => reports.some((report) => report['id'] === of));
    const bruno = own(kept.rows['confirmation']!)[0]!['claimant'];
    const before = await others();
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/admin/people/${String(id)}/active`,
      headers: asUser({ token: kept.tokens.maria }),
      payload: { active: false, reason: 'ha inventato dei prezzi' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const confirmed = own((await rowsNow())['confirmation']!);
    expect(confirmed.length).toBeGreaterThan(20);
    expect(confirmed.every(({ undone }) => undone)).toBe(true);
    expect(await others()).toEqual(before);
  });
});

const pricesOf = (rows: Record<string, object[]>): Record<string, Row[]> =>
  Object.fromEntries(TABLES.slice(0, 4).map((table) => [table, rows[table] as Row[]]));
