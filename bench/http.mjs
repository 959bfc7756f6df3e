// Processor time of a prepared answer, compared with bare node:http that serves the same bytes with the same headers. A
// round measures a bare server, Pieno and a second bare server, then all three in the other order, in turns of equal
// length, so that other work on the machine slows all three. A case in which the two bare servers differ is void.
//   SIZES=0,359 ROUNDS=2 npm run bench -- http     Italian stations besides San Marino's, and rounds
import autocannon from 'autocannon';
import { openCountry, temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, rounded } from './parts/figures.mjs';
import { processorTime } from './parts/memory.mjs';
import { startBare, startPieno } from './parts/processes.mjs';

/** Required share: processor time of bare node:http per answer, divided by Pieno's. */
const BAR = 0.85;
/** Share by which the two bare servers may differ in a case. */
const VOID = 0.05;
/** Of each of the six turns of a round. */
const SECONDS = 1;
const CONNECTIONS = 50;
const ROUNDS = Number(process.env.ROUNDS ?? 4);
const SIZES = (process.env.SIZES ?? '0,24000').split(',').map(Number);
const ENCODINGS = ['br', 'identity'];
/** Stations whose answers are requested in turn. */
const PAGES = 200;

for (const italian of SIZES) {
  const dataDir = temporaryFolder();
  const database = await openCountry(italian, { dataDir });
  const stations = await database.kysely.selectFrom('station').select('id').orderBy('id').execute();
  await database.close();
  const pieno = await startPieno({ dataDir });
  const step = Math.max(1, Math.floor(stations.length / PAGES));
  const ids = stations.filter((_, index) => index % step === 0).map(({ id }) => id);
  const cases = {
    'API best-by-decade': ['/api/prices/best-by-decade'],
    'API ranking/10': ['/api/prices/ranking/10'],
    'API business/{id}, in turn': ids.slice(0, PAGES).map((id) => `/api/business/${id}`),
    'page /social-login': ['/social-login'],
    'page /home': ['/home'],
    'page /ranking/10': ['/ranking/10'],
    'page /business/{id}': [`/business/${ids[0]}`],
  };
  console.log(`\n${stations.length} stations:\n`);
  for (const encoding of ENCODINGS) {
    const paths = Object.values(cases).flat();
    const bares = [
      await startBare(pieno.url, paths, encoding),
      await startBare(pieno.url, paths, encoding),
    ];
    for (const [name, requested] of Object.entries(cases))
      print(`${name}, ${encoding}`, await compare(pieno, bares, requested, encoding));
    await Promise.all(bares.map((bare) => bare.stop()));
  }
  await pieno.stop();
}

/** @returns medians over the rounds: microseconds of Pieno and of bare node:http, and ratios */
async function compare(pieno, [first, second], paths, encoding) {
  for (const server of [pieno, first, second]) await load(server, paths, encoding);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = [];
    for (const server of [first, pieno, second, second, pieno, first])
      turns.push(await load(server, paths, encoding));
    const both = (one, other) => (turns[one] + turns[other]) / 2;
    const [before, ours, after] = [both(0, 5), both(1, 4), both(2, 3)];
    const bare = (before + after) / 2;
    rounds.push({ ours, bare, ratio: bare / ours, bares: before / after });
  }
  return Object.fromEntries(
    Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]),
  );
}

/** Requests these paths in turn, as fast as the server answers. @returns its CPU time in microseconds per request */
async function load({ url, pid }, paths, encoding) {
  const before = processorTime(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': encoding },
    requests: paths.map((path) => ({ path })),
  });
  const answered = result['2xx'];
  if (answered === 0 || answered !== result.requests.total)
    throw new Error(`${url}: ${result.requests.total} requests, ${answered} answered with 2xx`);
  return (processorTime(pid) - before) / answered;
}

function print(name, { ours, bare, ratio, bares }) {
  const figures = `${name}: ${rounded(ours)} µs, node:http ${rounded(bare)}`;
  if (Math.abs(bares - 1) > VOID)
    console.log(`– ${figures}; void: the bare servers have a ratio of ${rounded(bares)}`);
  else bar(`${figures}; ${rounded(ratio)}, at least ${BAR}`, ratio >= BAR);
}
