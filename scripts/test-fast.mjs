// npm run test:fast: the checks, and the tests that the change can touch; `npm run test:fast -- REVISION` compares
// with that revision instead of the place where the branch left main.
import { baseOfChange, changedFiles, changedMessages, isRevision } from './changed-files.mjs';
import { relatedTests, usersOfMessages } from './related-tests.mjs';
import { readSource, sourceFiles } from './source-files.mjs';
import { runSteps } from './steps.mjs';
import { prepareMachine, testParts } from './test-parts.mjs';
import { summarise } from './test-summary.mjs';

const base = process.argv[2] ?? baseOfChange();
if (!isRevision(base)) {
  console.error(`There is no revision "${base}" to compare with.`);
  process.exit(2);
}
const machine = await prepareMachine();
const sources = sourceFiles(/\.(ts|tsx|mjs)$/).map((file) => [file, readSource(file)]);
const changed = [...changedFiles(base), ...usersOfMessages(changedMessages(base), sources)];
console.log(`${changed.length} files differ from ${base}.`);

const parts = testParts(machine);
const filesOf = new Map();
for (const file of relatedTests(changed, sources)) {
  const [part] = file.split('/', 1);
  filesOf.set(part, [...(filesOf.get(part) ?? []), file.slice(part.length + 1)]);
}
const steps = parts.check();
// In the order of the parts, the short ones first.
for (const part of Object.keys(parts).filter((name) => filesOf.has(name)))
  steps.push(...parts[part](filesOf.get(part)));
process.exitCode = summarise(await runSteps(steps), machine);
