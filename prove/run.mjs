// npm run prove                                   all parts in sequence, and writes docs/reliability.md
// npm run prove -- cluster --event-seconds=20     only the named ones; options go to each of them
import path from 'node:path';
import { ensureDependencies } from '../scripts/run/dependencies.mjs';
import { ensureBuild } from '../scripts/run/ensure-build.mjs';
import { run } from '../scripts/run/processes.mjs';
import { environmentWith, findNode } from '../scripts/run/runtime.mjs';
import { EMBEDDED_DATABASE } from '../scripts/run/server-process.mjs';

const PARTS = {
  cluster: 'three nodes on one PostgreSQL, and what breaks under them',
  embedded: 'an embedded installation whose disk, clock or process fails',
  calls: 'every call of the API, sent what its description allows and does not',
  day: "a day of ten times San Marino's traffic",
};

const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'));
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are:`);
  for (const [name, what] of Object.entries(PARTS)) console.error(`  ${name.padEnd(10)}${what}`);
  process.exit(1);
}

const announce = () => console.log('Installing…');
const node = (await ensureDependencies(announce)) && findNode();
if (!node) throw new Error('Node 24 is missing: see npm start.');
if (!(await ensureBuild(node))) throw new Error('The pages could not be built.');

for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
  console.log(`\n## ${name}: ${PARTS[name]}\n`);
  const play = path.join(import.meta.dirname, 'play.mjs');
  const args = ['--disable-warning=ExperimentalWarning', ...EMBEDDED_DATABASE, play, name];
  const code = await run(node, [...args, ...options], { env: environmentWith(node) });
  if (code !== 0) process.exitCode = 1;
}
