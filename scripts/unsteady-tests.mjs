// A test that needed its second try in two runs of three fails the run (docs/decisions/0027). What the last runs saw
// is kept in .cache/, which git ignores and an installation leaves alone; without it the rule has nothing to say.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.mjs';

const FILE = path.join(ROOT, '.cache/unsteady-tests.json');
/** Runs before the present one that count. */
const RUNS_BEFORE = 2;

/**
 * Fails the steps in which a test needed its second try again.
 * @param results of a run that was not narrowed to some tests
 * @param file where the last runs are kept; this run is added to them
 * @returns the results, with each such test counted as failed instead of passed and named in `unreliable`
 */
export function failUnreliable(results, file = FILE) {
  const runs = readRuns(file);
  const judged = results.map((result) => {
    const before = runs[result.name] ?? [];
    const unreliable = namesIn(result).filter((name) => before.flat().includes(name));
    if (unreliable.length === 0) return result;
    const { passed, failed } = result;
    return {
      ...result,
      passed: passed - unreliable.length,
      failed: failed + unreliable.length,
      unreliable,
    };
  });
  for (const result of results.filter(({ unsteady }) => unsteady))
    runs[result.name] = [namesIn(result), ...(runs[result.name] ?? [])].slice(0, RUNS_BEFORE);
  writeRuns(file, runs);
  return judged;
}

const namesIn = ({ unsteady = [] }) => unsteady.map(({ name }) => name);

/** Reads, by the name of a step, the names of the tests that each of its last runs had to repeat. */
function readRuns(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Written beside it and renamed, so that an interrupted run leaves the file whole. */
function writeRuns(file, runs) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(runs, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
