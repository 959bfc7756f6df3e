// Steps that run a test runner and take the numbers of passed, failed and skipped tests from its own report.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, capture } from './processes.mjs';
import { verdict } from './steps.mjs';

/** Vitest in a folder. */
export function vitest(name, node, folder, env) {
  const file = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  return counted(name, countVitest, (report) => [
    node,
    [file, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: path.join(ROOT, folder), env },
  ]);
}

/** Playwright with the configuration of e2e/. */
export function playwright(name, node, env) {
  const file = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  return counted(name, countPlaywright, (report) => [
    node,
    [file, 'test', '--reporter=line,json'],
    { cwd: path.join(ROOT, 'e2e'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  ]);
}

function counted(name, count, commandFor) {
  return {
    name,
    async run() {
      const folder = mkdtempSync(path.join(tmpdir(), 'pieno-report-'));
      const report = path.join(folder, 'report.json');
      const outcome = await capture(...commandFor(report));
      const counts = existsSync(report)
        ? count(JSON.parse(readFileSync(report, 'utf8')))
        : undefined;
      rmSync(folder, { recursive: true });
      return combine(outcome, counts);
    },
  };
}

/** A runner that fails without a failing test (a file that does not load, an unhandled error) counts as one. */
function combine(outcome, counts) {
  if (!counts) return verdict(outcome.code === 0 ? { ...outcome, code: 1 } : outcome);
  const failed = outcome.code !== 0 ? Math.max(counts.failed, 1) : counts.failed;
  return { ...counts, failed, output: outcome.output };
}

function countVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
