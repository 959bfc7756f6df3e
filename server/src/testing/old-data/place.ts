/** People and stations of an installation, and their actions, for a stored story. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Queue } from '@pieno/contract/queue/queue.ts';
import { importCommand } from '../../cli/import-command.ts';
import { readConfig } from '../../config.ts';
import type { CommandContext } from '../../control/command.ts';
import { scheduledJobs } from '../../schedule/schedule.ts';
import { acting } from '../accounts/acting.ts';
import { asUser, registerVerified } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { importRows, RIMINI } from '../imports/ministry.ts';
import { publish, scheduled } from '../prices/schedules.ts';
import { silentLogger } from '../silent-logger.ts';
import { merge } from '../stations/merges.ts';
import { makeOwner } from '../stations/owners.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { LivedIn } from './kept.ts';
import { listStations, must } from './lived-in.ts';

export const DIESEL = 20;
const DAY_MS = 86_400_000;
const REASON = 'come detto al telefono';
const BELT = [7, 20, 21].map((id) => RIMINI.replace('7|', `${id}|`).replace('EMILIA 1', `P ${id}`));

export type Place = Awaited<ReturnType<typeof settle>>;

/** Creates the people, two of whom own stations. */
export async function settle(server: TestApp) {
  const { app, clock, database } = server;
  const { kysely } = database;
  const start = clock.now().getTime();
  const config = { ...readConfig({}), dataDir: temporaryFolder() };
  const quiet = { line: () => undefined, error: () => undefined, progress: () => undefined };
  const signal = AbortSignal.timeout(600_000);
  const context: CommandContext = { database, clock, config, signal, output: quiet };
  // Without invented prices.
  const jobs = scheduledJobs({ database, clock, config, logger: silentLogger }).filter(
    ({ name }) => name !== 'demo-prices',
  );
  const file = async (name: string, content: string | Uint8Array) => {
    await writeFile(path.join(config.dataDir, name), content);
    return path.join(config.dataDir, name);
  };
  const people: Record<string, Session> = {};
  for (const who of 'maria olga piero anna bruno carla dario elio eva fabio'.split(' ')) {
    people[who] = await registerVerified(
      server,
      `${who}@example.sm`,
      who === 'maria' ? { role: 'admin' } : {},
    );
  }
  const stations = await listStations(kysely);
  const at = (index: number) => stations[index]!;
  await makeOwner(server, at(5), people.olga!);
  await makeOwner(server, at(8), people.piero!);
  const act = acting(server);
  const pass = (minutes = 1) =>
    clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
  const call = async (
    who: string,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const headers = asUser(people[who]!);
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(payload && { payload }),
    });
    await must(Promise.resolve(answer));
    return answer;
  };
  const shown = async (station: number) => {
    const row = kysely
      .selectFrom('current_price')
      .select('price')
      .where('station_id', '=', at(station))
      .where('fuel_type_id', '=', DIESEL);
    return (await row.executeTakeFirstOrThrow()).price;
  };
  const place = {
    tokens: Object.fromEntries(
      Object.entries(people).map(([who, { token }]) => [who, token]),
    ) as LivedIn['tokens'],
    shown,
    /** A driver reports the price of diesel at a station, by its number. @param price the shown one by default */
    async reports(who: string, station: number, price?: number) {
      pass();
      const reported = price ?? (await shown(station));
      return await act.reports(people[who]!, at(station), reported / 1000, { sure: true });
    },
    async withdraws(who: string, { id }: { id: string }) {
      pass();
      await call(who, 'DELETE', `/price-reports/${id}`);
    },
    async disputes(who: string, station: number) {
      pass();
      await act.disputes(people[who]!, at(station), (await shown(station)) / 1000);
    },
    async ownerSets(who: string, station: number, price: number) {
      pass();
      await act.ownerSets(people[who]!, at(station), { [DIESEL]: price / 1000 });
    },
    async schedules(due: string, price: number, isPublic = false) {
      pass();
      const ask = { who: people.olga!, station: at(5), prices: { [DIESEL]: price / 1000 } };
      await scheduled(server, { ...ask, due, public: isPublic });
    },
    /** A sheet sets prices of diesel, by the stations' numbers. */
    async sheet(prices: Readonly<Record<number, number>>) {
      pass();
      const [year, month, day] = clock.now().toISOString().slice(0, 10).split('-');
      const rows = Object.entries(prices).map(
        ([station, price]) =>
          `${at(Number(station))};${DIESEL};${price / 1000};${day}/${month}/${year} 07:30`,
      );
      await file('foglio.csv', ['id;fuel;price;date', ...rows].join('\n'));
      await place.command('prices', 'foglio.csv');
    },
    async command(...args: string[]) {
      const open = () => Promise.resolve(context);
      await importCommand({ args, cwd: config.dataDir, ...context, isServed: false, open });
    },
    /** The ministry's file of the day. @param prices by the belt's stations */
    async ministry(prices: readonly number[]) {
      pass();
      const day = clock.now().toISOString().slice(0, 10);
      const [year, month, date] = day.split('-');
      const rows = prices.map(
        (price, index) =>
          `${BELT[index]!.split('|')[0]}|Gasolio|${price / 1000}|1|${date}/${month}/${year} 06:00:00`,
      );
      await importRows({ context, file }, BELT, rows, { day });
    },
    /** An administrator changes what an account may do. */
    async person(who: string, what: 'known' | 'active', is: boolean) {
      pass();
      const url = `/admin/people/${people[who]!.user.id}/${what}`;
      await call('maria', 'PUT', url, { [what]: is, reason: REASON });
    },
    async remove(who: string) {
      pass();
      await call('maria', 'DELETE', `/admin/people/${people[who]!.user.id}`, { reason: REASON });
    },
    /** An administrator decides about a station's waiting price. */
    async decides(station: number, decision: 'accept' | 'reject') {
      pass();
      const { items } = (await call('maria', 'GET', '/admin/queue')).json<Queue>();
      const { id } = items.find(({ business }) => business.id === at(station))!;
      await call('maria', 'POST', `/admin/queue/${id}`, { decision, reason: REASON });
    },
    async merges(kept: number, merged: number) {
      pass();
      await must(merge(server, people.maria!, at(kept), at(merged)));
    },
    async morning(day: number) {
      clock.set(new Date(start + day * DAY_MS).toISOString());
      // Sessions last, as if people came back every day.
      const until = new Date(clock.now().getTime() + 7 * DAY_MS).toISOString();
      await kysely.updateTable('user_session').set({ expires_at: until }).execute();
      await publish(server);
    },
    async jobs(minutes: number) {
      pass(minutes);
      for (const job of jobs) await job.run(signal);
    },
  };
  return place;
}
