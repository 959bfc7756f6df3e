// npm test: all tests, also on a fresh clone. `npm test -- server web` runs only these parts. npm run test:full: all
// server tests on both engines (docs/decisions/0027). Steps that use both cores run in sequence; cheap ones come first.
import { runSteps } from './testing/steps.mjs';
import { prepareMachine, testParts } from './testing/parts.mjs';
import { summarise } from './testing/summary.mjs';

const FULL = '--full';

const wanted = process.argv.slice(2).filter((argument) => argument !== FULL);
const machine = await prepareMachine();
const parts = testParts(machine, process.argv.includes(FULL) ? 'full' : 'usual');
const unknown = wanted.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(
    `No part is called ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = wanted.length > 0 ? wanted : Object.keys(parts);
process.exitCode = summarise(await runSteps(chosen.flatMap((part) => parts[part]())), machine);
