// npm run test:fast: the checks, and the tests related to the change since the branch left main; `npm run test:fast --
// REVISION` compares with that revision.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSource, sourceFiles } from './checks/source-files.mjs';
import { ROOT } from './run/processes.mjs';
import {
  baseOfChange,
  changedFiles,
  changedMessages,
  isRevision,
} from './testing/changed-files.mjs';
import { prepareMachine, testParts } from './testing/parts.mjs';
import { runSteps } from './testing/steps.mjs';
import { summarise } from './testing/summary.mjs';

const base = process.argv[2] ?? baseOfChange();
if (!isRevision(base)) {
  console.error(`There is no revision "${base}" to compare with.`);
  process.exit(2);
}
const machine = await prepareMachine();
// Imported now, because it needs a package that may have just been installed.
const { relatedTests, usersOfMessages } = await import('./testing/related-tests.mjs');
const sources = sourceFiles(/\.(ts|tsx|mjs)$/).map((file) => [file, readSource(file)]);
const changed = [...changedFiles(base), ...usersOfMessages(changedMessages(base), sources)];
console.log(`${changed.length} files differ from ${base}.`);

const parts = testParts(machine, 'fast');
const { tests, left, users } = relatedTests(changed, sources);
if (left > 0) console.log(`${left} more test files lie behind them: npm test runs all.`);
const filesOf = (part) =>
  tests.filter((file) => file.startsWith(`${part}/`)).map((file) => file.slice(part.length + 1));
// In the order of the parts, the short ones first.
const stepsOf = (isWanted) =>
  Object.keys(parts)
    .filter((part) => isWanted(part) && filesOf(part).length > 0)
    .flatMap((part) => parts[part](filesOf(part)));
const [build, independent, ...checks] = parts.check(
  users.filter((file) => existsSync(path.join(ROOT, file))),
);
const built = await runSteps([build, independent]);
const others = await Promise.all([
  // Component tests rewrite the messages, which the lint reads.
  runSteps([...checks, ...stepsOf((part) => part !== 'e2e')]),
  runSteps(stepsOf((part) => part === 'e2e')),
]);
process.exitCode = summarise([...built, ...others.flat()], machine);
