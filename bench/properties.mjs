// The properties of the core that believes prices, with more examples than the tests have, and others in each run.
// npm run bench -- properties                          1,000 examples of each on the embedded database
// PROPERTY_RUNS=… PROPERTY_SEED=… TEST_ENGINE=postgres  as many, the same as in an earlier run, on PostgreSQL
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture, ROOT } from '../scripts/processes.mjs';
import { bar, table, whole } from './parts/figures.mjs';

const FILES = ['any-history', 'any-order', 'as-never-said'];
const runs = process.env.PROPERTY_RUNS ?? '1000';
const seed = process.env.PROPERTY_SEED ?? String(Date.now() % 2 ** 31);
const engine = process.env.TEST_ENGINE ?? 'embedded';
const folder = mkdtempSync(path.join(tmpdir(), 'pieno-properties-'));
const report = path.join(folder, 'report.json');

console.log(`Seed ${seed}, ${whole(Number(runs))} examples of each property, ${engine}:\n`);
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
    env: { ...process.env, PROPERTY_RUNS: runs, PROPERTY_SEED: seed, TEST_ENGINE: engine },
  },
);
const tests = readTests();
rmSync(folder, { recursive: true });
table(
  ['property', 'seconds', ''],
  tests.map(({ title, duration = 0, status }) => [
    title,
    (duration / 1_000).toFixed(0),
    status === 'passed' ? 'as its test says' : status,
  ]),
);
for (const { title, failureMessages } of tests) {
  for (const message of failureMessages) console.log(`\n${title}:\n${message}`);
}
bar(
  'every property is as its test says',
  tests.length > 0 && tests.every(({ status }) => status === 'passed'),
);

function readTests() {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.flatMap(({ assertionResults }) => assertionResults);
  } catch {
    console.error(output);
    return [];
  }
}
