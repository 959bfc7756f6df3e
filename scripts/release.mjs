// npm run release: makes release/pieno-VERSION-linux-ARCH.tar.gz, a Pieno that needs only Node 24. The folder
// release/pieno with the same content stays for deploy/Dockerfile.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './release/make-folder.mjs';
import { tooLarge } from './release/sizes.mjs';
import { ensureDependencies } from './run/dependencies.mjs';
import { ensureBuild } from './run/ensure-build.mjs';
import { ROOT } from './run/processes.mjs';
import { findNode } from './run/runtime.mjs';

if (process.platform !== 'linux') fail('A release is made on Linux, where it will run.');
if (!(await ensureDependencies(undefined, { forStart: true })))
  fail('The dependencies could not be installed.');
const node = findNode();
if (!node) fail(`Node 24 or newer is needed, this is ${process.version}.`);
if (!(await ensureBuild(node, () => console.log('Building the pages…')))) fail('The build failed.');

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const folder = path.join(ROOT, 'release/pieno');
makeFolder(folder);
const problems = tooLarge(folder);
if (problems.length > 0) fail(problems.join('\n'));

const archive = `release/pieno-${version}-linux-${process.arch}.tar.gz`;
execFileSync('tar', [
  '--create',
  '--gzip',
  `--file=${path.join(ROOT, archive)}`,
  `--directory=${path.dirname(folder)}`,
  // Reproducible, whoever makes it.
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mode=u+rwX,go+rX,go-w',
  `--transform=s,^pieno,pieno-${version},`,
  'pieno',
]);
console.log(archive);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
