// npm test: all tests, also on a fresh clone. `npm test -- server web` runs only the named parts.
// npm test -- --changed=main: only tests that lead to a file which differs from that revision, by default the last commit.
// npm run test:full: all server tests on both engines (docs/decisions/0027).
// Steps run in sequence where each uses both cores; cheap ones come first.
import { parseArgs } from 'node:util';
import { runSteps } from './testing/steps.mjs';
import { prepareMachine, testParts } from './testing/parts.mjs';
import { summarise } from './testing/summary.mjs';

const { values, positionals: wanted } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
  options: { full: { type: 'boolean' }, changed: { type: 'string' } },
  allowPositionals: true,
});
const machine = await prepareMachine();
const parts = testParts(machine, values);
const unknown = wanted.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(
    `No part is called ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = wanted.length > 0 ? wanted : Object.keys(parts);
process.exitCode = summarise(await runSteps(chosen.flatMap((part) => parts[part]())), machine);
