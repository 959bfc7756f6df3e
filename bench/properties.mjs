// The properties of the core that believes prices, from more seeds than the tests have, and others in each run.
// npm run bench -- properties                 50 seeds on both engines; of each property eight examples a seed, or 24
// PROPERTY_SEEDS=3,1234 PROPERTY_RUNS=60 TEST_ENGINE=postgres     these, as in an earlier run, on one engine
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../scripts/run/machine.mjs';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { capture, ROOT } from '../scripts/run/processes.mjs';
import { bar, table } from './parts/figures.mjs';

const FILES = ['any-history', 'any-order', 'as-never-said', 'crowd', 'fold/fold'];
const first = Date.now() % 2 ** 30;
const seeds =
  process.env.PROPERTY_SEEDS ?? Array.from({ length: 50 }, (_, index) => first + index).join();
const wanted = process.env.TEST_ENGINE;
const engines = wanted ? [wanted] : ['embedded', ...(findPostgres() ? ['postgres'] : [])];

console.log(`Seeds ${seeds}\n`);
const tests = [];
for (const engine of engines) tests.push(...(await runOn(engine)));
table(
  ['property', 'engine', 'seconds', ''],
  tests.map(({ title, engine, duration = 0, status }) => [
    title,
    engine,
    (duration / 1_000).toFixed(0),
    status === 'passed' ? 'holds' : status,
  ]),
);
for (const { title, failureMessages } of tests) {
  for (const message of failureMessages) console.log(`\n${title}:\n${message}`);
}
bar('every property holds', tests.length > 0 && tests.every(({ status }) => status === 'passed'));

async function runOn(engine) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-properties-'));
  const report = path.join(folder, 'report.json');
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  try {
    const { output } = await capture(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...FILES.map((name) => `src/modules/prices/${name}.test.ts`),
        // As long as it takes.
        '--testTimeout=0',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      {
        cwd: path.join(ROOT, 'server'),
        env: {
          ...process.env,
          PROPERTY_SEEDS: seeds,
          TEST_ENGINE: engine,
          ...(postgres && { TEST_DATABASE_URL: postgres.url }),
        },
      },
    );
    return readTests(report, output).map((test) => ({ ...test, engine }));
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

function readTests(report, output) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } catch {
    console.error(output);
    return [];
  }
}
