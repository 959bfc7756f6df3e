// Sends every call of the API valid and invalid requests, in every role: server/src/every-call.test.ts with new seeds
// in each run, and more requests.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, ROOT } from '../scripts/run/processes.mjs';
import { findPostgres } from '../scripts/run/machine.mjs';
import { startPostgres } from '../scripts/run/postgres.mjs';

const NAMES = {
  anonymous: 'nobody',
  forger: 'a token that is none',
  guest: 'a guest',
  till: 'a till',
  user: 'a registered user',
  owner: 'the owner of a station',
  admin: 'an administrator',
};

/**
 * Tries all calls.
 * @param options `seeds`: how many (10), or a list separated by commas; `runs`: requests per call and role (10);
 *   `engine`: `embedded` or `postgres`, by default both if PostgreSQL is installed
 */
export async function run({ options, say }) {
  const { seeds: wanted = '10', runs = '10', engine } = options;
  const first = Date.now() % 2 ** 30;
  const seeds = wanted.includes(',')
    ? wanted.split(',').filter(Boolean)
    : Array.from({ length: Number(wanted) }, (_, index) => first + index);
  const engines = engine ? [engine] : ['embedded', ...(findPostgres() ? ['postgres'] : [])];
  say(`Seeds ${seeds.join()}; again with --seeds=${seeds.join()},`);
  const faults = [];
  const figures = [];
  for (const each of engines) {
    const found = await tryCalls(each, { CALL_SEEDS: seeds.join(), CALL_RUNS: runs });
    faults.push(...found.faults.map((fault) => `${each}: ${fault}`));
    figures.push(...found.figures);
  }
  const sum = (role) => figures.reduce((total, { roles }) => total + roles[role].sent, 0);
  const most = (role) => Math.max(0, ...figures.map(({ roles }) => roles[role].calls));
  const inAll = (call) => figures.every(({ refused }) => refused.includes(call));
  const refused = (figures[0]?.refused ?? []).filter(inAll);
  const rows = Object.entries(NAMES).map(([role, name]) => [name, sum(role), most(role)]);
  const requests = rows.reduce((total, [, sent]) => total + sent, 0);
  return {
    on: engines.join(' and '),
    text: `${requests.toLocaleString('en')} requests made of the OpenAPI document with ${seeds.length} seeds; no status of 500 or more, every answer as its status describes it, no error in the log, no e-mail told to those it is none of.`,
    header: ['as', 'requests', 'calls that granted one'],
    rows,
    faults,
    skipped: [
      ...(engine || engines.includes('postgres') ? [] : ['PostgreSQL is not installed here']),
      ...(refused.length > 0 ? [`what follows a granted request of ${refused.join(', ')}`] : []),
    ],
  };
}

async function tryCalls(engine, wanted) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-calls-'));
  const [report, figures] = ['report.json', 'figures'].map((name) => path.join(folder, name));
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  try {
    const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const json = ['--testTimeout=0', '--reporter=json', `--outputFile.json=${report}`];
    const { output } = await capture(
      process.execPath,
      [vitest, 'run', 'src/every-call.test.ts', ...json],
      {
        cwd: path.join(ROOT, 'server'),
        env: {
          ...process.env,
          ...wanted,
          CALL_FIGURES: figures,
          TEST_ENGINE: engine,
          TEST_ALL: 'yes',
          ...(postgres && { TEST_DATABASE_URL: postgres.url }),
        },
      },
    );
    if (!existsSync(report)) return { faults: [output.slice(-2_000)], figures: [] };
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const lines = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : [];
    return {
      faults: tests.flatMap(({ title, failureMessages }) =>
        failureMessages.map((message) => `${title}: ${message.split('\n').slice(0, 6).join(' ')}`),
      ),
      figures: lines.map((line) => JSON.parse(line)),
    };
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
