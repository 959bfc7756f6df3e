/**
 * An installation that people have used, as rows of its tables and as its answers: `scripts/make/keep-rows.mjs` runs
 * this story on an older version, and a test checks that this version gives the same answers from its rows.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { sql } from 'kysely';
import { readConfig } from '../../config.ts';
import type { Database, Executor } from '../../db/database.ts';
import { asUser, post, registerVerified } from '../accounts.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { importRows, RIMINI, ROMA } from '../imports/ministry.ts';
import { makeOwner, recordNow } from '../stations/owners.ts';
import { publish, scheduled } from '../prices/schedules.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { keptOf, PEOPLE, type LivedIn, type Person } from './kept.ts';

const [PETROL, DIESEL] = [10, 20];

/** Plays two days, and stores the result. @param given the database; by default a new one */
export async function liveThrough(given?: Database): Promise<LivedIn> {
  const server = await openTestApp(given && { database: given });
  const { clock, database } = server;
  const { kysely } = database;
  const pass = (hours: number) =>
    clock.set(new Date(clock.now().getTime() + hours * 3_600_000).toISOString());
  const sessions = Object.fromEntries(
    await Promise.all(
      PEOPLE.map(async (name) => {
        const role = name === 'maria' ? ({ role: 'admin' } as const) : {};
        return [name, await registerVerified(server, `${name}@example.sm`, role)] as const;
      }),
    ),
  ) as Record<Person, Session>;
  const stations = await listStations(kysely);
  const [first, second, third, fourth, fifth, own] = stations as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const reports = async (who: Person, at: number, price: number, more: object = {}) => {
    const entries = [{ fuel_type_id: DIESEL, price: price / 1000 }];
    const report = { id: crypto.randomUUID(), business_id: at, entries, sure: true, ...more };
    await must(post(server, '/price-reports', report, asUser(sessions[who])));
  };
  const disputes = async (who: Person, at: number, price: number) => {
    const wrong = { business_id: at, fuel_type_id: DIESEL, price: price / 1000 };
    await must(post(server, '/price-disputes', wrong, asUser(sessions[who])));
  };
  await makeOwner(server, own, sessions.olga);
  for (const [index, station] of [first, second, third, fourth, fifth].entries()) {
    const prices = { [PETROL]: 1790 + index * 10, [DIESEL]: 1690 + index * 10 };
    await recordNow(server, station, prices, 'operator_sheet');
  }
  await ministrysDay(server, '2026-11-21', '1.799');
  pass(1);
  await reports('anna', second, 1695);
  await reports('bruno', third, 1650);
  await reports('carla', third, 1650);
  await reports('carla', fourth, 1100);
  await reports('dario', fifth, 1655);
  pass(1);
  await reports('bruno', fifth, 1730);
  await disputes('anna', first, 1690);
  await disputes('bruno', first, 1690);
  await disputes('carla', third, 1650);
  await setOwn(server, sessions.olga, own, 1.705);
  const ask = { who: sessions.olga, station: own };
  await scheduled(server, { ...ask, due: '2026-11-21 18:00', prices: { [DIESEL]: 1.699 } });
  await scheduled(server, {
    ...ask,
    due: '2026-11-23 06:00',
    prices: { [DIESEL]: 1.689 },
    public: true,
  });
  await scheduled(server, { ...ask, due: '2026-11-25 06:00', prices: { [PETROL]: 1.789 } });
  pass(20);
  await publish(server);
  await ministrysDay(server, '2026-11-22', '1.819');
  await reports('dario', own, 1660);
  pass(1);
  await server.board.refresh();
  const tokens = Object.fromEntries(PEOPLE.map((name) => [name, sessions[name].token])) as Record<
    Person,
    string
  >;
  return await keptOf(server, tokens, await answersOf(server, tokens));
}

/** The answers of an installation that every later version must also give. */
export async function answersOf(server: TestApp, tokens: LivedIn['tokens']): Promise<unknown> {
  const get = async <Body>(url: string, token?: string): Promise<Body> => {
    const headers = token === undefined ? {} : asUser({ token });
    const answer = await server.app.inject({ url: `/api${url}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return answer.json<Body>();
  };
  type Price = Record<string, unknown> & { fuel_type: { id: number } };
  const priceOf = ({
    fuel_type,
    price,
    source,
    effective_date,
    contested,
    doubtful,
    next,
  }: Price) => ({
    fuel: fuel_type.id,
    price,
    source,
    effective_date,
    contested,
    doubtful,
    next,
  });
  type Entry = { business: { id: number }; rank: number | null; fuels: Price[] };
  const rankings: Record<string, unknown> = {};
  for (const area of ['SM', 'confine']) {
    for (const fuel of [PETROL, DIESEL]) {
      const entries = await get<Entry[]>(`/prices/ranking/${fuel}?area=${area}`);
      rankings[`${area} ${fuel}`] = entries.map(({ business, rank, fuels }) => [
        business.id,
        rank,
        fuels.map(priceOf),
      ]);
    }
  }
  const pages: Record<string, unknown> = {};
  for (const id of await listStations(server.database.kysely)) {
    const page = await get<{ prices: Price[]; reported?: Price[] }>(`/business/${id}`);
    const reported = (page.reported ?? []).map(({ fuel_type, price }) => [fuel_type.id, price]);
    pages[id] = { prices: page.prices.map(priceOf), reported };
  }
  const reports: Record<string, unknown> = {};
  for (const who of ['anna', 'bruno', 'carla', 'dario'] as const) {
    type Own = { entries: { state: string; code: string; price: number }[] }[];
    const own = await get<Own>('/price-reports', tokens[who]);
    reports[who] = own.map(({ entries }) =>
      entries.map(({ price, state, code }) => [price, state, code]),
    );
  }
  type Item = Record<string, unknown> & { business: { id: number } };
  const { items } = await get<{ items: Item[] }>('/admin/queue', tokens.maria);
  type Schedule = Record<string, unknown>;
  const { stations } = await get<{ stations: { business: { id: number } }[] }>(
    '/owner/stations',
    tokens.olga,
  );
  const own = stations[0]!.business.id;
  const schedules = await get<Schedule[]>(`/owner/stations/${own}/scheduled-prices`, tokens.olga);
  return JSON.parse(
    JSON.stringify({
      rankings,
      pages,
      reports,
      queue: items.map(({ kind, business, price, voices }) => [kind, business.id, price, voices]),
      schedules: schedules.map(({ id, price, due_at, state }) => [id, price, due_at, state]),
    }),
  );
}

/** The stations of San Marino that sell fuel. */
export async function listStations(db: Executor): Promise<number[]> {
  const rows = await db
    .selectFrom('station')
    .select('id')
    .where(sql<boolean>`'SM' = any(areas)`)
    .where('kind', '=', 'fuel')
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function ministrysDay({ database, clock }: TestApp, day: string, price: string) {
  const folder = temporaryFolder();
  const file = async (name: string, content: string | Uint8Array) => {
    const target = path.join(folder, name);
    await writeFile(target, content);
    return target;
  };
  const silent = { line: () => undefined, error: () => undefined, progress: () => undefined };
  const context = {
    database,
    clock,
    config: readConfig({ DATA_DIR: folder }),
    output: silent,
    signal: new AbortController().signal,
  };
  const [year, month, date] = day.split('-');
  const rows = [`7|Benzina|${price}|1|${date}/${month}/${year} 06:00:00`];
  await importRows({ context, file }, [RIMINI, ROMA], rows, { day });
}

async function setOwn({ app }: TestApp, who: Session, station: number, price: number) {
  const headers = { ...asUser(who), 'idempotency-key': crypto.randomUUID() };
  const payload = { prices: [{ fuel_type_id: DIESEL, price }], sure: true };
  const url = `/api/owner/stations/${station}/prices`;
  await must(app.inject({ method: 'PUT', url, headers, payload }));
}

/** Throws unless a call succeeded. */
export async function must(
  answer: PromiseLike<{ statusCode: number; body: string }>,
): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(body);
}
