// Steps that run a test runner and read the numbers of passed, failed and skipped tests from its JSON report. A failing
// test is retried once; if it then passes, it is reported as unsteady (docs/decisions/0027).
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, capture } from '../run/processes.mjs';
import { verdict } from './steps.mjs';

/**
 * Returns a step that runs Vitest in a folder.
 * @param files paths of test files in it; all by default
 * @param nodeOptions arguments of Node for Vitest itself; the configuration sets those of its workers
 */
export function vitest(name, node, folder, env, files = [], nodeOptions = []) {
  const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  // One of the server's engines may exclude all given files.
  const options = [
    '--retry=1',
    ...(files.length > 0 ? ['--passWithNoTests'] : []),
    '--reporter=dot',
    '--reporter=json',
  ];
  return counted(name, countVitest, (report) => [
    node,
    [...nodeOptions, program, 'run', ...files, ...options, `--outputFile.json=${report}`],
    { cwd: path.join(ROOT, folder), env },
  ]);
}

/** Returns a step that runs Playwright with the configuration of e2e/. @param files names of specs; all by default */
export function playwright(name, node, env, files = []) {
  const program = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  return counted(name, countPlaywright, (report) => [
    node,
    [program, 'test', ...files, '--retries=1', '--reporter=line,json'],
    { cwd: path.join(ROOT, 'e2e'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  ]);
}

function counted(name, count, commandFor) {
  return {
    name,
    async run() {
      const folder = mkdtempSync(path.join(tmpdir(), 'pieno-report-'));
      const report = path.join(folder, 'report.json');
      const once = async () => {
        const outcome = await capture(...commandFor(report));
        const counts = existsSync(report)
          ? count(JSON.parse(readFileSync(report, 'utf8')))
          : undefined;
        rmSync(report, { force: true });
        return combine(outcome, counts);
      };
      const result = await onceMoreAfterCrash(name, once);
      rmSync(folder, { recursive: true });
      return result;
    },
  };
}

/** Printed when a process below the tests dies: no test failed, and the remaining files did not run. */
const CRASHES = [
  { sign: 'VITEST_BROWSER_CONNECTION_CLOSED', what: 'the browser went away' },
  // V8 loses count of the memory pages for compiled WebAssembly (nodejs/node#64500), seen with PGlite.
  { sign: '# Check failed: jit_page', what: "Node's compiler crashed" },
];

/**
 * Repeats a step once after a crash of the browser or of Node, and reports it as unsteady.
 * @param name of the step
 * @param once runs it
 */
export async function onceMoreAfterCrash(name, once) {
  const first = await once();
  const crash = CRASHES.find(({ sign }) => first.failed > 0 && first.output.includes(sign));
  if (!crash) return first;
  const second = await once();
  const unsteady = { name: `${name}: ${crash.what}`, error: first.output };
  return { ...second, unsteady: [...(second.unsteady ?? []), unsteady] };
}

/** Counts a failing runner without a failing test (a file that does not load, an unhandled error) as one failure. */
function combine(outcome, counts) {
  if (!counts) return verdict(outcome.code === 0 ? { ...outcome, code: 1 } : outcome);
  const failed = outcome.code !== 0 ? Math.max(counts.failed, 1) : counts.failed;
  return { ...counts, failed, output: outcome.output };
}

/** The requirement that a skipped test lacks, at the end of its title: "(needs REAL_DATA)". */
const NEED = /\(needs (\w+)\)/;
const isSkipped = ({ status }) => status !== 'passed' && status !== 'failed';

/** Reads Vitest's report. A test that passed on retry keeps the messages of its failed first run. */
function countVitest(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative(ROOT, name) })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    lacking: tests.filter(isSkipped).flatMap(({ fullName }) => NEED.exec(fullName)?.[1] ?? []),
    unsteady: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ file, fullName, failureMessages }) => ({
        name: `${file}: ${fullName}`,
        error: failureMessages[0],
      })),
  };
}

function countPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    unsteady: specsIn(suites)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title, tests }) => ({
        name: `e2e/${file}: ${title}`,
        error: tests[0].results[0].error?.stack,
      })),
  };
}

function specsIn(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsIn(inner)]);
}
