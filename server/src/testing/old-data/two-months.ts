/**
 * An installation that people have used for two months, with all kinds of reports and withdrawals, some in its last
 * hours: like `lived-in.ts`, for the test that everything stays unchanged.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Database } from '../../db/database.ts';
import { writeBackup } from '../../modules/backups/backup-file.ts';
import { dump, readOnce } from '../../modules/backups/dump.ts';
import { makeKeys } from '../../modules/backups/keys.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { openTestDatabase } from '../database/database.ts';
import { keptOf, type LivedIn } from './kept.ts';
import { answersOf } from './lived-in.ts';
import { DIESEL, settle, type Place } from './place.ts';

/** Includes the secret key of its back-up. */
export type TwoMonths = LivedIn & { identity: string };

const DAYS = 60;
const ROWS = '.json.gz';

/** The commits with a stored installation. */
export const KEPT_MONTHS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(ROWS))
  .map((name) => path.basename(name, ROWS));

const fileOf = (commit: string) => path.join(import.meta.dirname, commit);

export const backupOf = (commit: string): string => `${fileOf(commit)}.age`;

export const readMonths = (commit: string): TwoMonths =>
  JSON.parse(gunzipSync(readFileSync(fileOf(commit) + ROWS)).toString()) as TwoMonths;

/** Stores an installation and its back-up. @param name of both files, without extension */
export async function keepTwoMonths(name: string): Promise<void> {
  const database = await openTestDatabase();
  const livedIn = await liveTwoMonths(database);
  const { identity, recipient } = await makeKeys();
  const given = { at: livedIn.at, open: false, secret_mark: null };
  await database.withoutTimeouts((executor) =>
    readOnce(executor, (tx) => writeBackup(`${name}.age`, dump(tx, given), [recipient])),
  );
  const kept: TwoMonths = { ...livedIn, identity };
  writeFileSync(name + ROWS, gzipSync(JSON.stringify(kept), { level: 9 }));
}

async function liveTwoMonths(database: Database): Promise<LivedIn> {
  const server = await openTestApp({ database });
  const place = await settle(server);
  for (let day = 0; day < DAYS; day += 1) {
    await place.morning(day);
    await ordinaryDay(place, day);
    await SPECIAL[day]?.(place);
    if (day % 2 === 1) await place.jobs(10 * 60);
  }
  await lastHours(place);
  await server.board.refresh();
  return await keptOf(server, place.tokens, await answersOfMonths(server, place.tokens));
}

/** The installation's answers, with the history of each price. */
export async function answersOfMonths(
  server: TestApp,
  tokens: LivedIn['tokens'],
): Promise<unknown> {
  const get = async (url: string) =>
    (await server.app.inject({ url: `/api${url}` })).json<Record<string, unknown>>();
  const pairs = server.database.kysely
    .selectFrom('current_price')
    .select(['station_id', 'fuel_type_id'])
    .where('origin', '<>', 'demo');
  const past: Record<string, unknown> = {};
  for (const { station_id: station, fuel_type_id: fuel } of await pairs.execute()) {
    const { steps, min, max } = await get(`/prices/history/${station}?fuel=${fuel}&days=90`);
    past[`${station}/${fuel}`] = { steps, min, max };
  }
  const { daily } = await get(`/prices/history/area/SM?decade=${DIESEL}&days=90`);
  return { ...((await answersOf(server, tokens)) as object), past, daily };
}

/** A price that changes from week to week. */
const moving = (day: number, station: number) =>
  1690 + station * 7 + Math.round(12 * Math.sin(day / 7 + station));

async function ordinaryDay(place: Place, day: number): Promise<void> {
  const prices = [0, 1, 2, 3, 4, 6, 7, 9, 10, 11].map(
    (station) => [station, moving(day, station)] as const,
  );
  if (day % 8 === 0) await place.sheet(Object.fromEntries(prices));
  if (day % 6 === 0) await place.ministry([1660, 1675, 1690].map((price) => price + (day % 5)));
  if (day % 3 === 0) await place.ownerSets('olga', 5, moving(day, 5));
  if (day % 4 === 0) await place.ownerSets('piero', 8, moving(day, 8));
  const station = day % 5;
  if (day % 2 === 0) await place.reports('carla', station, moving(day, station) + (day % 3));
  else await place.reports(day % 4 === 1 ? 'anna' : 'bruno', station);
  if (day % 3 === 1) await place.reports('dario', 6 + (day % 2), moving(day, 6 + (day % 2)) - 3);
  if (day % 5 === 2) await place.reports('bruno', 5);
}

/** Actions on special days. */
const SPECIAL: Readonly<Record<number, (place: Place) => Promise<void>>> = {
  async 1({ person }) {
    for (const who of ['anna', 'bruno', 'eva', 'dario']) await person(who, 'known', true);
  },
  async 10({ reports, decides }) {
    await reports('carla', 3, 1100);
    await decides(3, 'reject');
  },
  async 14({ reports, decides }) {
    await reports('elio', 2, 1100);
    await decides(2, 'accept');
  },
  async 20({ disputes, decides }) {
    await disputes('anna', 0);
    await disputes('bruno', 0);
    await decides(0, 'reject');
  },
  async 22({ reports, withdraws }) {
    const slip = await reports('anna', 4, 1740);
    await reports('carla', 4);
    await withdraws('anna', slip);
  },
  async 26({ disputes, decides }) {
    await disputes('anna', 1);
    await disputes('bruno', 1);
    await decides(1, 'accept');
  },
  async 30({ reports, person }) {
    for (const station of [0, 2, 6]) await reports('eva', station, 1699 + station);
    await reports('carla', 6);
    await person('eva', 'active', false);
  },
  async 33({ sheet, reports, command }) {
    await sheet({ 1: 1640, 2: 1655 });
    await reports('anna', 1);
    await command('undo', 'prices');
  },
  async 36({ reports, remove }) {
    await reports('fabio', 7, 1702);
    await reports('fabio', 1, 1790);
    await remove('fabio');
  },
  async 40({ reports, merges }) {
    await reports('carla', 11, 1733);
    await merges(4, 11);
  },
  async 50({ person }) {
    await person('dario', 'known', false);
  },
};

/** Actions that are undecided at the end. */
async function lastHours(place: Place): Promise<void> {
  const { reports, withdraws, disputes, ownerSets, shown } = place;
  await reports('bruno', 0);
  await reports('carla', 0);
  await ownerSets('olga', 5, await shown(5));
  await reports('bruno', 5);
  // Wait for a second person and for an administrator.
  await reports('carla', 1, (await shown(1)) + 45);
  await reports('dario', 1, 1100);
  await place.ministry([1400, 1675, 1690]);
  // Contested, and disputed by too few.
  await disputes('anna', 3);
  await disputes('bruno', 3);
  await disputes('carla', 4);
  await ownerSets('piero', 8, 1741);
  await disputes('anna', 8);
  // Beside a base, without a known driver behind it and with one.
  await reports('carla', 6, (await shown(6)) + 5);
  await reports('anna', 7, (await shown(7)) + 9);
  const slip = await reports('bruno', 2, (await shown(2)) + 12);
  await reports('anna', 2);
  await withdraws('bruno', slip);
  await place.sheet({ 0: 1650, 9: 1655 });
  await reports('anna', 9);
  await place.command('undo', 'prices');
  await reports('elio', 0, (await shown(0)) + 4);
  await reports('dario', 0);
  await place.person('elio', 'active', false);
  await reports('carla', 10, (await shown(10)) + 40);
  await place.merges(9, 10);
  await place.schedules('2027-01-22 06:00', 1688, true);
  await place.schedules('2027-01-24 06:00', 1679);
  await place.jobs(30);
}
