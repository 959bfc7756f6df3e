// Processor time of a prepared answer, compared with bare node:http serving the same bytes with the same headers, for
// calls and pages, compressed and not. A round measures a bare server, Pieno and a second bare server, and then all three
// in the other order, in turns of equal length: what the machine does besides, or slower and slower, meets all three. A case
// in which the two bare ones differ says nothing, and is void. Processor time is what an operator pays; requests a second
// hang on the client, which shares the machine.
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table, whole } from './parts/figures.mjs';
import { load } from './parts/load/load.mjs';
import { memory, startBare, startPieno } from './parts/processes.mjs';

/** Required share: processor time of bare node:http per answer, divided by Pieno's. */
const BAR = 0.85;
/** Share by which the two bare servers may differ in a case. */
const VOID = 0.05;
/** Of each of the six turns of a round. */
const SECONDS = 1;
const ROUNDS = Number(process.env.ROUNDS ?? 4);
const ENCODINGS = ['br', 'identity'];
/** Number of Italian stations in addition to San Marino's. */
const SIZES = (process.env.SIZES ?? '0,24000').split(',').map(Number);
const PAGES = 200;
/** A part of the names of the cases that are measured. */
const ONLY = process.env.ONLY ?? '';

for (const italian of SIZES) await measure(italian);

async function measure(italian) {
  const dataDir = temporaryFolder();
  const database = await openCountry(italian, { dataDir });
  const stations = await database.kysely.selectFrom('station').select('id').orderBy('id').execute();
  await database.close();

  const pieno = await startPieno({ dataDir });
  const ids = spread(stations, PAGES).map(({ id }) => id);
  const one = ids[0];
  const all = {
    'API best-by-decade': ['/api/prices/best-by-decade'],
    'API ranking/10': ['/api/prices/ranking/10'],
    [`API business/{id}, ${ids.length} in turn`]: ids.map((id) => `/api/business/${id}`),
    'page /social-login': ['/social-login'],
    'page /home': ['/home'],
    'page /ranking/10': ['/ranking/10'],
    [`page /business/${one}`]: [`/business/${one}`],
  };
  const cases = Object.fromEntries(Object.entries(all).filter(([name]) => name.includes(ONLY)));
  const results = [];
  for (const encoding of ENCODINGS) {
    const paths = Object.values(cases).flat();
    const bares = [
      await startBare(pieno.url, paths, encoding),
      await startBare(pieno.url, paths, encoding),
    ];
    for (const [name, asked] of Object.entries(cases)) {
      results.push({
        name: `${name}, ${encoding}`,
        ...(await compare(pieno, bares, asked, encoding)),
      });
    }
    await Promise.all(bares.map((bare) => bare.stop()));
  }
  print(stations.length, results, memory(pieno.pid));
  await pieno.stop();
}

/** @returns medians over the rounds, and the least and the largest ratio of a round */
async function compare(pieno, [first, second], paths, encoding) {
  for (const server of [pieno, first, second]) await load(server, paths, 1, encoding);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = [];
    for (const server of [first, pieno, second, second, pieno, first])
      turns.push(await load(server, paths, SECONDS, encoding));
    const both = (one, other) => ({
      cpu: (turns[one].cpu + turns[other].cpu) / 2,
      perSecond: (turns[one].perSecond + turns[other].perSecond) / 2,
    });
    const [before, ours, after] = [both(0, 5), both(1, 4), both(2, 3)];
    const bare = (before.cpu + after.cpu) / 2;
    rounds.push({ ours, bare, ratio: bare / ours.cpu, bares: before.cpu / after.cpu, before });
  }
  const ratios = rounds.map(({ ratio }) => ratio);
  return {
    ours: median(rounds.map(({ ours }) => ours.cpu)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    bares: median(rounds.map(({ bares }) => bares)),
    perSecond: median(rounds.map(({ ours }) => ours.perSecond)),
    barePerSecond: median(rounds.map(({ before }) => before.perSecond)),
  };
}

function print(stations, results, held) {
  console.log(`${whole(stations)} stations:\n`);
  table(
    ['answer', 'CPU µs', 'of node:http', 'ratio', 'rounds', 'bare : bare', 'req/s', 'of node:http'],
    results.map(({ name, ours, bare, ratio, spread: [least, most], bares, ...speed }) => [
      name,
      ours.toFixed(1),
      bare.toFixed(1),
      ratio.toFixed(2),
      `${least.toFixed(2)}–${most.toFixed(2)}`,
      bares.toFixed(2),
      whole(speed.perSecond),
      whole(speed.barePerSecond),
    ]),
  );
  console.log(`The server held ${whole(held.now)} MB, at most ${whole(held.peak)} MB.`);
  for (const { name, ratio, bares } of results) {
    if (Math.abs(bares - 1) > VOID) {
      console.log(`– ${name}: void, two bare servers differ by more than ${VOID * 100} %`);
    } else bar(`${name}: ${ratio.toFixed(2)} of node:http, at least ${BAR}`, ratio >= BAR);
  }
  console.log();
}

/** Returns `count` evenly spaced items, or all items if there are fewer. */
function spread(items, count) {
  const step = Math.max(1, items.length / count);
  const length = Math.min(count, items.length);
  return Array.from({ length }, (_, index) => items[Math.floor(index * step)]);
}
