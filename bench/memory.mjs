// Memory of the built release that knows San Marino alone, on one core with 1 GB: at its first start, at rest, and under
// mixed load: prices, pages, station pages, guests, registrations, sign-ins, settings and pictures, each visitor from a
// network of its own; and of one node on PostgreSQL. Proportional set size of all its processes.
//   npm run bench -- memory            ten minutes of load
//   MINUTES=2 npm run bench -- memory  while developing
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, table, whole } from './parts/figures.mjs';
import { MixedLoad } from './parts/load/mixed-load.mjs';
import { makeRelease, startSmall } from './parts/small-server.mjs';

const MINUTES = Number(process.env.MINUTES ?? 10);
const REST_MS = 60_000;
/** Most megabytes. */
const BARS = { first: 350, rest: 220, load: 330, postgres: 170 };

const release = await makeRelease(temporaryFolder());
const dataDir = temporaryFolder();
const env = { DATA_DIR: dataDir, TRUST_PROXY: 'loopback' };
const rows = [];
/** What the server holds after a rest. */
const rested = async (server, what) => {
  await pause(REST_MS);
  const now = server.pss();
  rows.push([what, whole(now), whole(server.peak()), '']);
  return now;
};

const first = await startSmall(release, env);
await rested(first, 'the first start, which makes the database');
const made = first.peak();
await first.stop();

const server = await startSmall(release, env);
const rest = await rested(server, 'at rest');
const load = await MixedLoad.start(server.url);
for (let minute = 1; minute <= MINUTES; minute += 1) {
  await pause(60_000);
  rows.push([
    `${minute} min of load`,
    whole(server.pss()),
    whole(server.peak()),
    whole(load.answered),
  ]);
}
await load.stop();
const loaded = server.peak();
await rested(server, 'at rest again');
await server.stop();

const postgres = await startPostgres();
const nodeEnv = { DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url };
const node = await startSmall(release, nodeEnv);
await node.stop();
const again = await startSmall(release, nodeEnv);
const onPostgres = await rested(again, 'a node on PostgreSQL at rest');
await again.stop();
await postgres.stop();

table(['', 'MB', 'at most, MB', 'answers'], rows);
table(['call', 'answers', 'not 2xx'], load.tallies());
for (const [what, mb, most] of [
  ['at the first start', made, BARS.first],
  ['at rest', rest, BARS.rest],
  ['under load', loaded, BARS.load],
  ['a node on PostgreSQL', onPostgres, BARS.postgres],
]) {
  bar(`${what} ${whole(mb)} MB, at most ${most}`, mb <= most);
}
