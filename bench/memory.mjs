// Memory of the built release with San Marino's data alone, on one core with 1 GB: at its first start, at rest and under
// mixed load; and of one node on PostgreSQL. Proportional set size of all its processes.
//   MINUTES=2 npm run bench -- memory     of load; ten by default
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { withPostgres } from './parts/engines.mjs';
import { atMost } from './parts/figures.mjs';
import { makeRelease, startSmall } from './parts/small-server.mjs';
import { startVisitors } from './parts/visitors.mjs';

const MINUTES = Number(process.env.MINUTES ?? 10);
const MINUTE_MS = 60_000;
/** In megabytes. */
const LIMITS = { first: 350, rest: 220, load: 330, postgres: 170 };

const release = await makeRelease(temporaryFolder());
const env = { DATA_DIR: temporaryFolder(), TRUST_PROXY: 'loopback' };

const first = await startSmall(release, env);
await pause(MINUTE_MS);
atMost('first start', first.peak(), LIMITS.first, 'MB');
await first.stop();

const server = await startSmall(release, env);
await pause(MINUTE_MS);
atMost('rest', server.pss(), LIMITS.rest, 'MB');
const stopVisitors = await startVisitors(server);
await pause(MINUTES * MINUTE_MS);
atMost('load', server.peak(), LIMITS.load, 'MB');
await stopVisitors();
await server.stop();

await withPostgres(async ({ dataDir, databaseUrl }) => {
  const nodeEnv = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  // The first start creates the tables.
  await (await startSmall(release, nodeEnv)).stop();
  const node = await startSmall(release, nodeEnv);
  await pause(MINUTE_MS);
  atMost('node on PostgreSQL, rest', node.pss(), LIMITS.postgres, 'MB');
  await node.stop();
});
