// npm run bench                 all measurements in sequence
// npm run bench -- http web     only the named ones; options go to each of them
import path from 'node:path';
import { ensureDependencies } from '../scripts/run/dependencies.mjs';
import { ensureBuild } from '../scripts/run/ensure-build.mjs';
import { run } from '../scripts/run/processes.mjs';
import { environmentWith, findNode } from '../scripts/run/runtime.mjs';

const MEASUREMENTS = {
  http: 'processor time of an answer, call or page, against bare node:http',
  freshness: 'time from a committed price to the new answer',
  import: 'what an import takes from the key to the prompt, and what people notice of it',
  phone:
    'what a person with a phone waits for: kept prices while the server hangs, and a new price',
  pictures: 'what pictures that unpack to much more cost in memory',
  memory: 'what the process holds at rest and under mixed load',
  gate: 'what the gate makes of real days, and of one on which all of Italy moves by 12 %',
  reports:
    'what the gate makes of real changes and slips that a driver tells; reports taken a second',
  truth: 'how many prices are still right after some days',
  medals: 'on how many days of the belt a category would have had no gold',
  history: 'what a history costs, young or old, and the job that derives each day',
  backup: 'what a back-up of two years of San Marino takes, and how long people wait meanwhile',
  alerts:
    'what a change of prices costs with 100,000 alerts, and a ranking while 20,000 pushes leave',
  web: 'what a first visit transfers, what is precached',
  map: 'frame times of the live map under two fingers, with streets and with the outline alone',
  content:
    'time until the first price can be read on a slow phone, with content in the page and without',
  touch: 'how soon a finger is answered that comes before the app, or just after it',
  lighthouse:
    'Lighthouse on the four pages that carry their content, each beside its copy without scripts',
};

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !(name in MEASUREMENTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are:`);
  for (const [name, what] of Object.entries(MEASUREMENTS)) {
    console.error(`  ${name.padEnd(12)}${what}`);
  }
  process.exit(1);
}

const say = () => console.log('Installing…');
const ready =
  (await ensureDependencies(say)) && (await ensureDependencies(say, { folder: 'bench' }));
const node = ready && findNode();
if (!node) throw new Error('Node 24 is missing: see npm start.');
if (!(await ensureBuild(node))) throw new Error('The pages could not be built.');

for (const [name, what] of Object.entries(MEASUREMENTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n## ${name}: ${what}\n`);
  const file = path.join(import.meta.dirname, `${name}.mjs`);
  const code = await run(node, ['--disable-warning=ExperimentalWarning', file, ...options], {
    env: environmentWith(node),
  });
  if (code !== 0) process.exitCode = 1;
}
