// Checks that the lock files can be installed on every platform: npm ci refuses a file without an optional package of
// another platform, and npm writes such a file if its registry does not offer the package. Also checks that they
// contain no registry URL, and that the installation is not too large.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isBallast } from '../run/dependencies.mjs';
import { ROOT } from '../run/processes.mjs';
import { sizeOnDisk } from '../run/size-on-disk.mjs';
import { readSource } from './source-files.mjs';

const LOCK = 'package-lock.json';
/** Megabytes on the disk after an installation (decisions 0027 and 0060). */
const MOST = 805;
const LARGEST = 10;

/** For the packages that npm start installs. */
const MOST_FOR_START = 500;

const problems = [...[LOCK, `bench/${LOCK}`].flatMap(problemsOf), ...weigh(), ...weighForStart()];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function problemsOf(file) {
  const { packages } = JSON.parse(readSource(file));
  return Object.entries(packages).flatMap(([folder, entry]) => [
    ...(entry.resolved?.includes('://') ? [`${file}: ${folder} names a registry`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, folder, name))
      .map((name) => `${file}: ${folder || 'the root'}: ${name} is not in the lock file`),
  ]);
}

/** Returns whether a package is locked where Node would find it: next to the dependent or in a parent folder. */
function isLocked(packages, folder, name) {
  const prefix = folder && `${folder}/`;
  if (`${prefix}node_modules/${name}` in packages) return true;
  const parent = folder.replace(/\/?(node_modules\/)?(@[^/]+\/)?[^/]+$/, '');
  return folder !== '' && isLocked(packages, parent, name);
}

/** Returns the problem, with the largest packages, if the installation is too large. */
function weigh() {
  const folders = list('node_modules').flatMap((name) =>
    name.startsWith('@') ? list(`node_modules/${name}`) : [`node_modules/${name}`],
  );
  const sizes = folders.map((folder) => [folder, sizeOnDisk(path.join(ROOT, folder)) / 1e6]);
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  if (sum <= MOST) return [];
  const largest = sizes.toSorted((a, b) => b[1] - a[1]).slice(0, LARGEST);
  return [
    `The packages take ${Math.round(sum)} MB, more than ${MOST}; the largest are`,
    ...largest.map(([folder, size]) => `${Math.round(size)} MB ${folder}`),
  ];
}

function list(folder) {
  const names = readdirSync(path.join(ROOT, folder));
  if (folder === 'node_modules') return names.filter((name) => !name.startsWith('.'));
  return names.map((name) => `${folder}/${name}`);
}

/** Returns the problem if the packages for building and running are too large. */
function weighForStart() {
  const { packages } = JSON.parse(readSource(LOCK));
  const folders = Object.keys(packages).filter(
    (folder) => folder.includes('node_modules/') && !packages[folder].dev && !packages[folder].link,
  );
  const isCounted = (file) => path.basename(file) !== 'node_modules' && !isBallast(file);
  const sum = folders
    .map((folder) => path.join(ROOT, folder))
    .filter((folder) => existsSync(folder))
    .reduce((bytes, folder) => bytes + sizeOnDisk(folder, isCounted), 0);
  const megabytes = Math.round(sum / 1e6);
  if (megabytes <= MOST_FOR_START) return [];
  return [`npm start installs ${megabytes} MB, more than ${MOST_FOR_START}.`];
}
