// Memory of a server that knows San Marino alone: after its first start at rest, and under mixed load: prices, pages,
// station pages, guests, registrations, sign-ins, settings and pictures, each visitor from a network of its own.
//   npm run bench -- memory            ten minutes of load
//   MINUTES=2 npm run bench -- memory  while developing
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, table, whole } from './parts/figures.mjs';
import { MixedLoad } from './parts/load/mixed-load.mjs';
import { followPeak, memory, startPieno } from './parts/processes.mjs';

const MINUTES = Number(process.env.MINUTES ?? 10);
const REST_MS = 20_000;
/** Most megabytes, resident, of the server with its threads: at rest, and at any moment of the load. */
const REST_BAR = 350;
const LOAD_BAR = 500;

const dataDir = temporaryFolder();
const env = { TRUST_PROXY: 'loopback' };
const first = await startPieno({ dataDir, env });
const made = memory(first.pid);
await first.stop();

const server = await startPieno({ dataDir, env });
await pause(REST_MS);
const rest = memory(server.pid);
const load = await MixedLoad.start(server.url);
const most = followPeak(server.pid);
const rows = [];
for (let minute = 1; minute <= MINUTES; minute += 1) {
  await pause(60_000);
  const { now, peak: own } = memory(server.pid);
  rows.push([minute, whole(now), whole(own), whole(most.soFar()), whole(load.answered)]);
}
await load.stop();
await pause(REST_MS);
const after = memory(server.pid);
const all = most.soFar();
most.stop();
await server.stop();

table(
  ['', 'MB', 'at most, MB', 'with the process that decodes pictures, at most, MB', 'answers'],
  [
    ['the first start, which makes the database', whole(made.now), whole(made.peak), '', ''],
    ['at rest', whole(rest.now), whole(rest.peak), '', ''],
    ...rows.map(([minute, ...figures]) => [`${minute} min of load`, ...figures]),
    ['at rest again', whole(after.now), whole(after.peak), whole(all), ''],
  ],
);
table(['call', 'answers', 'not 2xx'], load.tallies());
bar(`at rest ${whole(rest.now)} MB, less than ${REST_BAR}`, rest.now < REST_BAR);
bar(`under load ${whole(after.peak)} MB at most, less than ${LOAD_BAR}`, after.peak < LOAD_BAR);
