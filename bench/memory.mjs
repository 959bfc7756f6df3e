// Memory of the built release that knows San Marino alone, on one core with 1 GB: at its first start, at rest, and under
// mixed load; and of one node on PostgreSQL. Proportional set size of all its processes.
//   MINUTES=2 npm run bench -- memory     of load; ten by default
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { withPostgres } from './parts/engines.mjs';
import { bar, table, whole } from './parts/figures.mjs';
import { makeRelease, startSmall } from './parts/small-server.mjs';
import { startVisitors } from './parts/visitors.mjs';

const MINUTES = Number(process.env.MINUTES ?? 10);
const MINUTE_MS = 60_000;
/** Most megabytes. */
const BARS = { first: 350, rest: 220, load: 330, postgres: 170 };

const release = await makeRelease(temporaryFolder());
const env = { DATA_DIR: temporaryFolder(), TRUST_PROXY: 'loopback' };
const rows = [];
const rested = async (server, what) => {
  await pause(MINUTE_MS);
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
const visitors = await startVisitors(server);
await pause(MINUTES * MINUTE_MS);
const loaded = server.peak();
const answered = visitors.answered();
rows.push([`${MINUTES} min of load`, whole(server.pss()), whole(loaded), whole(answered)]);
await visitors.stop();
await server.stop();

const onPostgres = await withPostgres(async ({ dataDir, databaseUrl }) => {
  const nodeEnv = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  // Its first start makes the tables.
  await (await startSmall(release, nodeEnv)).stop();
  const node = await startSmall(release, nodeEnv);
  const now = await rested(node, 'a node on PostgreSQL at rest');
  await node.stop();
  return now;
});

table(['', 'MB', 'at most, MB', 'answers'], rows);
for (const [what, mb, most] of [
  ['at the first start', made, BARS.first],
  ['at rest', rest, BARS.rest],
  ['under load', loaded, BARS.load],
  ['a node on PostgreSQL', onPostgres, BARS.postgres],
]) {
  bar(`${what} ${whole(mb)} MB, at most ${most}`, mb <= most);
}
