// npm run bench                 all measurements in sequence
// npm run bench -- http web     only these; each receives the options
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from '../scripts/run/dependencies.mjs';
import { ensureBuild } from '../scripts/run/ensure-build.mjs';
import { run } from '../scripts/run/processes.mjs';
import { environmentWith, findNode } from '../scripts/run/runtime.mjs';

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.mjs'));
const all = files.map((file) => path.basename(file, '.mjs')).filter((name) => name !== 'run');
const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  process.exit(1);
}

const say = () => console.log('Installing…');
const ready =
  (await ensureDependencies(say)) && (await ensureDependencies(say, { folder: 'bench' }));
const node = ready && findNode();
if (!node) throw new Error('Node 24 is missing: see npm start.');
if (!(await ensureBuild(node))) throw new Error('The pages could not be built.');

for (const name of names.length > 0 ? names : all) {
  console.log(`\n## ${name}\n`);
  const file = path.join(import.meta.dirname, `${name}.mjs`);
  const args = ['--disable-warning=ExperimentalWarning', file, ...options];
  if ((await run(node, args, { env: environmentWith(node) })) !== 0) process.exitCode = 1;
}
