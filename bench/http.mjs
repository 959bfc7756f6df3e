// Requests per second and CPU time per request of the three public answers, compared with bare
// node:http serving the same bytes with the same headers. Both are measured alternately, so that
// other load on the machine affects both; such load can only slow a round down, so the best rounds
// are compared.
import { openCountry, temporaryFolder } from './parts/data-folder.mjs';
import { bar, table, whole } from './parts/figures.mjs';
import { load } from './parts/load.mjs';
import { memory, startBare, startPieno } from './parts/processes.mjs';

/** Required share of the throughput of bare node:http. */
const BAR = 0.85;
const SECONDS = 1;
const ROUNDS = 15;
/** Number of Italian stations in addition to San Marino's. */
const SIZES = [0, 24_000];
const PAGES = 200;

for (const italian of SIZES) await measure(italian);

async function measure(italian) {
  const dataDir = temporaryFolder();
  const database = await openCountry(italian, { dataDir });
  const stations = await database.kysely.selectFrom('station').select('id').orderBy('id').execute();
  await database.close();

  const pieno = await startPieno({ dataDir });
  const pages = spread(stations, PAGES).map(({ id }) => `/api/business/${id}`);
  const cases = {
    'best-by-decade': ['/api/prices/best-by-decade'],
    'ranking/10': ['/api/prices/ranking/10'],
    [`business/{id}, ${pages.length} in turn`]: pages,
  };
  const bare = await startBare(pieno.url, Object.values(cases).flat());
  const results = [];
  for (const [name, paths] of Object.entries(cases)) {
    results.push({ name, ...(await compare(pieno, bare, paths)) });
  }
  print(stations.length, results, memory(pieno.pid));
  await Promise.all([bare.stop(), pieno.stop()]);
}

async function compare(pieno, bare, paths) {
  await load(pieno, paths, 1);
  await load(bare, paths, 1);
  const turns = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    turns.push({
      pieno: await load(pieno, paths, SECONDS),
      bare: await load(bare, paths, SECONDS),
    });
  }
  const best = (server) => ({
    perSecond: Math.max(...turns.map((turn) => turn[server].perSecond)),
    cpu: Math.min(...turns.map((turn) => turn[server].cpu)),
  });
  return { pieno: best('pieno'), bare: best('bare') };
}

function print(stations, results, held) {
  console.log(`${whole(stations)} stations:\n`);
  table(
    ['answer', 'req/s', 'of node:http', 'ratio', 'CPU µs/req', 'of node:http', 'ratio'],
    results.map((result) => [
      result.name,
      whole(result.pieno.perSecond),
      whole(result.bare.perSecond),
      (result.pieno.perSecond / result.bare.perSecond).toFixed(2),
      result.pieno.cpu.toFixed(1),
      result.bare.cpu.toFixed(1),
      (result.bare.cpu / result.pieno.cpu).toFixed(2),
    ]),
  );
  console.log(`The server held ${whole(held.now)} MB, at most ${whole(held.peak)} MB.`);
  for (const { name, pieno, bare } of results) {
    const ratio = pieno.perSecond / bare.perSecond;
    bar(`${name}: ${ratio.toFixed(2)} of node:http, at least ${BAR}`, ratio >= BAR);
  }
  console.log();
}

/** Returns `count` evenly spaced items, or all items if there are fewer. */
function spread(items, count) {
  const step = Math.max(1, items.length / count);
  const length = Math.min(count, items.length);
  return Array.from({ length }, (_, index) => items[Math.floor(index * step)]);
}
